import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** A clock may be one step off. @source RFC 6238, 5.2 */
const STEPS_OFF = 1;
/** 160 bits. @source RFC 4226, 4, R6 */
const SECRET_BYTES = 20;

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

export const newSecret = () => new Secret({ size: SECRET_BYTES }).base32;

const stepAt = (at: number) => Math.floor(at / 1000 / PERIOD_SECONDS);

/** @returns the step of time that the code is of; null for one that is wrong, or of a step too far away. */
export function stepOfCode(secret: string, code: string, at: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window: STEPS_OFF });
  return delta === null ? null : stepAt(at) + delta;
}

/** The first that was not used yet and would be taken; null where each was. */
export function unusedCode(secret: string, lastStep: number, at: number): string | null {
  const step = Math.max(lastStep + 1, stepAt(at) - STEPS_OFF);
  if (step > stepAt(at) + STEPS_OFF) return null;
  return totpOf(secret).generate({ timestamp: step * PERIOD_SECONDS * 1000 });
}

/** What an authenticator reads from the picture. */
export const addressOf = (secret: string, issuer: string, label: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, issuer, label }).toString();
