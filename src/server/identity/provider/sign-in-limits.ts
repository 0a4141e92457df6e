import type { FastifyRequest } from 'fastify';
import type { Attempts } from '#server/security/attempts.ts';
import { networkOf } from '#server/security/network-of.ts';
import { sameEmail } from './account-row.ts';
import type { KnownDevices } from './known-devices.ts';

type Parts = {
  attempts: Attempts;
  devices: KnownDevices;
  /** How often one network address may try in a minute. */
  mostPerMinute: number;
};

type Try = Pick<FastifyRequest, 'cookies' | 'ip'>;

/** Of what one address may try in a minute, the part that it may try one e-mail. */
const PART_FOR_ONE_EMAIL = 1 / 3;

export type SignInLimits = ReturnType<typeof signInLimits>;

/**
 * How long somebody waits before the next try at a password. A device in which this e-mail signed in before is counted
 * by itself. All others are counted by e-mail and address, for a minute at first and then for an hour, and by the e-mail
 * alone, from wherever: what strangers try holds up strangers. Decision 0055.
 */
export function signInLimits({ attempts, devices, mostPerMinute }: Parts) {
  const mostForEmail = Math.ceil(mostPerMinute * PART_FOR_ONE_EMAIL);
  const pairOf = (request: Try, email: string) => `${sameEmail(email)} ${networkOf(request.ip)}`;

  return {
    /** Counts this try. @returns seconds to wait; 0 for a try that may be made. */
    async waitFor(request: Try, email: string): Promise<number> {
      const ofNetwork = await attempts.waitFor('sign-in from', networkOf(request.ip), mostPerMinute);
      const device = devices.idOf(request, email);
      if (device !== null) {
        return Math.max(ofNetwork, await attempts.waitFor('sign-in by device', device, mostForEmail));
      }
      const pair = pairOf(request, email);
      const minute = await attempts.waitFor('sign-in of, from', pair, mostForEmail);
      // What waits already is not counted twice.
      const hour = minute > 0 ? 0 : await attempts.waitForInHour('sign-in of, from, long', pair, mostPerMinute);
      const ofEmail = await attempts.waitFor('sign-in of', sameEmail(email), mostPerMinute);
      return Math.max(ofNetwork, minute, hour, ofEmail);
    },

    /** A right password takes its try back from the long count: who signs in often is nobody who guesses. */
    async succeed(request: Try, email: string): Promise<void> {
      if (devices.idOf(request, email) === null) {
        await attempts.takeBack('sign-in of, from, long', pairOf(request, email));
      }
    },
  };
}
