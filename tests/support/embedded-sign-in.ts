import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Reply } from '#contract/schemas.ts';

type Cookie = { name: string; value: string; path: string };

/**
 * A browser that keeps cookies by their paths and does not follow redirects: what a sign-in at a provider needs.
 * @param network where it comes from, as a proxy says.
 */
export function signInBrowser(app: FastifyInstance, host = 'lantern.localhost:4110', network?: string) {
  const jar = new Map<string, Cookie>();
  const origin = `http://${host}`;

  const send = async (method: 'GET' | 'POST' | 'DELETE', address: string, payload?: object) => {
    const { pathname, search } = new URL(address, origin);
    const sent = [...jar.values()].filter(
      ({ path }) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')),
    );
    const cookie = sent.map(({ name, value }) => `${name}=${value}`).join('; ');
    const reply = await app.inject({
      method,
      url: `${pathname}${search}`,
      headers: {
        host,
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        ...(cookie && { cookie }),
        ...(network !== undefined && { 'x-forwarded-for': network }),
      },
      ...(payload && { payload }),
    });
    for (const { name, value, path = '/', expires, maxAge } of reply.cookies) {
      const gone = maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
      if (gone) jar.delete(`${name} ${path}`);
      else jar.set(`${name} ${path}`, { name, value, path });
    }
    return reply;
  };

  const get = (address: string) => send('GET', address);
  const post = (address: string, payload: object) => send('POST', address, payload);

  /** Goes to the page where the provider asks who somebody is. @returns the last part of its address. */
  const begin = async (screen: 'sign-in' | 'register' = 'sign-in'): Promise<string> => {
    const provider = await get(`/${screen}`);
    const page = await get(locationOf(provider));
    return locationOf(page).replace(`/${screen}/`, '');
  };

  const answer = (interaction: string, email: string, password: string) =>
    post(`/landrover/api/identity/${interaction}/sign-in`, { email, password });

  const readInteraction = async (interaction: string) =>
    (await get(`/landrover/api/identity/${interaction}`)).json<Reply<'getInteraction'>>();

  const giveCode = (interaction: string, code: string) =>
    post(`/landrover/api/identity/${interaction}/second-factor`, { code });

  /** A demo agent's whole answer, with a code that was not used. */
  const answerAsAgent = async (interaction: string, email: string, password: string) => {
    await answer(interaction, email, password);
    return giveCode(interaction, (await readInteraction(interaction)).secondFactor?.demoCode ?? '');
  };

  /** Goes on where the provider says, up to the page of the site. @returns what the address of that page carries. */
  const goOn = async (answered: LightMyRequestResponse) => {
    const back = await get(answered.json<{ continueUrl: string }>().continueUrl);
    return Object.fromEntries(new URL(locationOf(back)).searchParams) as { code: string; state: string; iss: string };
  };

  const validate = (answered: Partial<Record<'code' | 'state' | 'iss', string>>, brand = 'aarp') =>
    post(`/landrover/api/apps/${brand}/authValidate`, {
      code: '',
      isHsidLogin: false,
      requestHost: host,
      clientCookie: null,
      isMultiProfileCloakInEnabled: false,
      tool: 'shopper-profile',
      ...answered,
    });

  return { jar, origin, get, post, send, begin, answer, readInteraction, giveCode, answerAsAgent, goOn, validate };
}

export const locationOf = (reply: LightMyRequestResponse): string => {
  const { location } = reply.headers;
  if (typeof location !== 'string') throw new Error(`no redirect but ${reply.statusCode} ${reply.body.slice(0, 200)}`);
  return location;
};
