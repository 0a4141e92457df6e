import type { FieldSealer } from '#server/security/sealed-field.ts';

// By which an agent finds a shopper, one for each key, the newest first. Capitals tell no two apart.

export const digestsOfEmail = (sealer: FieldSealer, email: string) => sealer.digests(email.toLowerCase(), 'email');

export const digestsOfName = (sealer: FieldSealer, { lastName, zipCode }: { lastName: string; zipCode: string }) =>
  sealer.digests(`${lastName.toLowerCase()} ${zipCode}`, 'last name and ZIP code');

/** Of eleven characters. */
export const digestsOfNumber = (sealer: FieldSealer, medicareNumber: string) =>
  sealer.digests(medicareNumber, 'medicare-number');
