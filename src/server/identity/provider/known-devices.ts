import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type CookieJar, DAY_SECONDS } from '#server/http/cookies.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import type { TokenSigner } from '#server/security/signed-token.ts';
import { sameEmail } from './account-row.ts';

const COOKIE = 'sp_device';
const PURPOSE = 'device';
const YEAR = 365 * DAY_SECONDS;
/** A household's. The one that signed in longest ago goes first. */
const MOST_ACCOUNTS = 5;

const Device = z.object({ id: z.uuid(), of: z.array(z.string()).max(MOST_ACCOUNTS) });

export type KnownDevices = ReturnType<typeof knownDevices>;

type Parts = { signer: TokenSigner; jar: CookieJar; sealer: FieldSealer };

/**
 * Browsers in which somebody proved a password before, by a signed cookie with keyed digests of the e-mails: their tries
 * are counted apart from those of strangers. It opens nothing.
 */
export function knownDevices({ signer, jar, sealer }: Parts) {
  const read = ({ cookies }: Pick<FastifyRequest, 'cookies'>) =>
    Device.safeParse(signer.read(PURPOSE, jar.read(cookies, COOKIE))).data ?? null;
  const digestsOf = (email: string) => sealer.digests(sameEmail(email), 'device of');

  return {
    /** Names the device to who counts; null for one in which nobody signed in with this e-mail. */
    idOf(request: Pick<FastifyRequest, 'cookies'>, email: string): string | null {
      const device = read(request);
      return device && digestsOf(email).some((digest) => device.of.includes(digest)) ? device.id : null;
    },

    /** With a new name each time, so that a copy of an older cookie is counted by itself. */
    remember(request: Pick<FastifyRequest, 'cookies'>, reply: FastifyReply, email: string) {
      const digests = digestsOf(email);
      const others = (read(request)?.of ?? []).filter((digest) => !digests.includes(digest));
      const device = { id: randomUUID(), of: [...digests.slice(0, 1), ...others].slice(0, MOST_ACCOUNTS) };
      jar.write(reply, COOKIE, signer.sign(PURPOSE, device), YEAR);
    },
  };
}
