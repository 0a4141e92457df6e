import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

export type TokenSigner = ReturnType<typeof tokenSigner>;

/** Signs what a cookie carries. The purpose is signed too, so that one kind of cookie never passes for another. */
export function tokenSigner(ring: KeyRing) {
  const [newest] = ring;
  if (!newest) throw new Error('There is no key to sign cookies with.');

  return {
    sign(purpose: string, content: unknown): string {
      const body = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `${newest.id}.${body}.${mac(newest.secret, purpose, body).toString('base64url')}`;
    },

    /** @returns null when the token was not made here, for this purpose, with a key still known. */
    read(purpose: string, token: string | undefined): unknown {
      const [id, body, signature, ...junk] = token?.split('.') ?? [];
      const key = ring.find((candidate) => candidate.id === id);
      if (!key || !body || !signature || junk.length > 0) return null;
      // As text: many texts decode to the same bytes, and a token has one form only.
      const given = Buffer.from(signature);
      const right = Buffer.from(mac(key.secret, purpose, body).toString('base64url'));
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
    },
  };
}

const mac = (secret: Buffer, purpose: string, body: string) =>
  createHmac('sha256', secret).update(`${purpose}\0${body}`).digest();
