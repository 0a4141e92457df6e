import { afterEach, expect, test, vi } from 'vitest';
import { actionsOf } from '#domain/access/actions.ts';
import { aSignedInViewer, aViewer } from '#tests/support/web/examples.ts';
import { importMemberItems } from './import-hook.ts';

afterEach(() => vi.restoreAllMocks());

const member = aSignedInViewer({ isMember: true, may: actionsOf('member', { mayUseMemberData: true }) });
const works = () => vi.fn(async () => {});
const fails = () => vi.fn(async () => Promise.reject(new Error('no answer')));

test('a member import that works is the only one', async () => {
  const items = { asMember: works(), asEiMember: works() };
  await importMemberItems(member, items);
  expect(items.asMember).toHaveBeenCalledOnce();
  expect(items.asEiMember).not.toHaveBeenCalled();
});

test.each([
  ['works', works()],
  ['fails too', fails()],
])('when it fails the E&I import is tried once; it %s, and the profile loads anyway', async (_story, asEiMember) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await importMemberItems(member, { asMember: fails(), asEiMember });
  expect(asEiMember).toHaveBeenCalledOnce();
});

test.each([
  ['a guest', aViewer()],
  ['a shopper', aSignedInViewer()],
])('%s has nothing to import', async (_story, viewer) => {
  const items = { asMember: works(), asEiMember: works() };
  await importMemberItems(viewer, items);
  expect(items.asMember).not.toHaveBeenCalled();
});
