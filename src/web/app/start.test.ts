import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { aStart } from '#tests/support/web/examples.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { readPlace, readStart, takeProfile } from './start.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pageWith = (boot: string) => new DOMParser().parseFromString(`<html lang="es"><body>${boot}`, 'text/html');
const inPage = (text: string) => pageWith(`<script type="application/json" id="boot">${text}</script>`);

test('what the server wrote into the page needs no call', async () => {
  const { sent } = fakeNetwork({});
  expect(await readStart(inPage(JSON.stringify(aStart())))).toEqual(aStart());
  expect(sent).toHaveLength(0);
});

test('without start data in the page it is asked for', async () => {
  fakeNetwork({ getBootstrap: () => aStart() });
  expect(await readStart(pageWith(''))).toEqual(aStart());
});

test('[ERR-415] start data that can not be read is logged once, and the page starts all the same', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  fakeNetwork({ getBootstrap: () => aStart() });
  expect(await readStart(inPage('{ broken'))).toEqual(aStart());
  expect(log).toHaveBeenCalledOnce();
});

test('when the server does not answer, the page stands on its own and offers nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fakeNetwork({
    getBootstrap: () => {
      throw new Problem('unexpected');
    },
  });
  const start = await readStart(pageWith(''));
  expect(start).toMatchObject({ viewer: { uuid: null }, language: 'es', systemDate: null, editions: [] });
  expect(Object.values(start.flags)).not.toContain(true);
});

test('the counties that stand in the page are read from it; without them, or broken, they are asked for', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const place = { zipcode: '99999', counties: [] };
  const script = (text: string) => pageWith(`<script type="application/json" id="place">${text}</script>`);
  expect(readPlace(script(JSON.stringify(place)))).toEqual(place);
  expect(readPlace(script('{ broken'))).toBeNull();
  expect(readPlace(pageWith(''))).toBeNull();
});

test('what a person has saved is taken out of the page as it is read', () => {
  const page = pageWith('<script type="application/json" id="profile">{"uuid":"one","versions":{}}</script>');
  expect(takeProfile(page)).toEqual({ uuid: 'one', versions: {} });
  expect(page.documentElement.textContent).toBe('');
  expect(takeProfile(page)).toBeNull();
});
