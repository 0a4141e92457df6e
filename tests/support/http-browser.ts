import type { Reply } from '#contract/schemas.ts';
import { codeByMail, mailboxOf } from './mailbox.ts';

type Person = { firstName: string; lastName: string; email: string; password: string };
type Prove = (post: (path: string, body: object) => Promise<Response>) => Promise<Response>;
type Cookie = { name: string; value: string; path: string };

/** A browser's cookies at servers that run in processes of their own; redirects are followed by hand. */
export function httpBrowser() {
  const jar = new Map<string, Cookie>();

  const send = async (method: string, url: string, body?: object, headers: Record<string, string> = {}) => {
    const { pathname } = new URL(url);
    const sent = [...jar.values()].filter(
      ({ path }) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')),
    );
    const cookie = sent.map(({ name, value }) => `${name}=${value}`).join('; ');
    const reply = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of reply.headers.getSetCookie()) keep(line);
    return reply;
  };

  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split(/; ?/);
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const attributeOf = (attribute: string) =>
      attributes.find((text) => text.toLowerCase().startsWith(`${attribute}=`))?.slice(attribute.length + 1);
    const path = attributeOf('path') ?? '/';
    const gone = attributeOf('max-age') === '0' || attributeOf('expires')?.includes('1970');
    if (gone) jar.delete(`${name} ${path}`);
    else jar.set(`${name} ${path}`, { name, value, path });
  };

  const goesTo = async (origin: string, path: string) => {
    const reply = await send('GET', new URL(path, origin).href, undefined, { accept: 'text/html' });
    return new URL(reply.headers.get('location') ?? '', origin);
  };

  /** Through the pages of the embedded provider, as a person would. @returns what the site answers to the code. */
  const comesBack = async (origin: string, screen: 'sign-in' | 'register', proveWith: Prove) => {
    const provider = await goesTo(origin, `/${screen}`);
    const page = await goesTo(origin, provider.href);
    const interaction = `${origin}/landrover/api/identity/${page.pathname.split('/').at(-1)}`;
    const proved = await proveWith((path, body) => send('POST', `${interaction}/${path}`, body));
    const { continueUrl } = (await proved.json()) as { continueUrl: string };
    const back = await goesTo(origin, continueUrl);
    const reply = await send('POST', `${origin}/landrover/api/apps/aarp/authValidate`, {
      isHsidLogin: true,
      requestHost: 'localhost',
      clientCookie: null,
      isMultiProfileCloakInEnabled: false,
      tool: 'shopper-profile',
      ...Object.fromEntries(back.searchParams),
    });
    const answer = (await reply.json()) as Reply<'authValidate'>;
    return { ...answer, code: back.searchParams.get('code') ?? '' };
  };

  const signsIn = (origin: string, { email, password }: Pick<Person, 'email' | 'password'>) =>
    comesBack(origin, 'sign-in', (post) => post('sign-in', { email, password }));

  const registers = (origin: string, { firstName, lastName, email, password }: Person) =>
    comesBack(origin, 'register', async (post) => {
      await post('register', { firstName, lastName, email, password });
      return post('register/code', { code: await codeByMail(mailboxOf(origin), email) });
    });

  return {
    jar,
    send,
    signsIn,
    registers,
    get: (url: string) => send('GET', url),
    post: (url: string, body: object, headers?: Record<string, string>) => send('POST', url, body, headers),
    delete: (url: string) => send('DELETE', url),
  };
}
