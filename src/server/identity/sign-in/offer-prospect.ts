import type { Brand } from '#domain/brand/brand.ts';
import type { Queryable } from '#server/db/transaction.ts';
import { digestsOfEmail, digestsOfNumber } from '#server/features/demographics/digests.ts';
import { findOffer, keepOffer, type Offer } from '#server/features/prospects/store.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import type { Identity } from '../gateway/identity-gateway.ts';

/**
 * Whether an agent wrote down who signs in: by the e-mail or the Medicare number that the provider vouches for, and never
 * by one that somebody typed here, which would tell them of another's.
 */
export async function offerProspect(
  transaction: Queryable,
  { email, medicareNumber }: Pick<Identity, 'email' | 'medicareNumber'>,
  { account, brand, sealer }: { account: string; brand: Brand; sealer: FieldSealer },
): Promise<Offer | null> {
  const emailDigests = email === null ? [] : digestsOfEmail(sealer, email);
  const numberDigests = medicareNumber === null ? [] : digestsOfNumber(sealer, medicareNumber);
  const offer = await findOffer(transaction, { account, brand, emailDigests, numberDigests });
  if (offer) await keepOffer(transaction, offer.uuid, account);
  return offer;
}
