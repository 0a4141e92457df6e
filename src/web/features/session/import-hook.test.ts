import { afterEach, expect, test, vi } from 'vitest';
import { importMemberItems } from './import-hook.ts';

afterEach(() => vi.restoreAllMocks());

const works = () => vi.fn(async () => {});
const fails = () => vi.fn(async () => Promise.reject(new Error('no answer')));

test('a member import that works is the only one', async () => {
  const items = { asMember: works(), asEiMember: works() };
  await importMemberItems(items);
  expect(items.asMember).toHaveBeenCalledOnce();
  expect(items.asEiMember).not.toHaveBeenCalled();
});

test.each([
  ['works', works()],
  ['fails too', fails()],
])(
  '[ERR-614] when it fails the E&I import is tried once; it %s, and the profile loads anyway',
  async (_story, asEiMember) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await importMemberItems({ asMember: fails(), asEiMember });
    expect(asEiMember).toHaveBeenCalledOnce();
  },
);
