import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { isMember } from '#domain/identity/member-kinds.ts';
import type { PersonField } from '#domain/identity/person-to-merge.ts';
import type { User } from '#domain/identity/user.ts';
import { PROSPECT_CREATOR } from '#domain/prospects/appointment.ts';
import type { Clock } from '#server/clock.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { changeDemographics, findDemographics } from '#server/features/demographics/store.ts';
import type { AuditTrail } from '#server/profile/record.ts';
import { lockProfile, reopenProfile } from '#server/profile/store.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import type { Identity } from '../gateway/identity-gateway.ts';
import { writeAccount } from './account.ts';
import { accountUuid } from './account-uuid.ts';
import { offerProspect } from './offer-prospect.ts';

type Parts = { pool: pg.Pool; machine: Clock; sealer: FieldSealer; trail: AuditTrail };

export type OpenedAccount = { uuid: string; isNew: boolean };

/**
 * The profile of who signed in, made at the first sign-in. What the provider knows of the person fills what the
 * profile does not hold; what the person wrote here stays.
 */
export const accountOpener =
  ({ pool, machine, sealer, trail }: Parts) =>
  (identity: Identity, brand: Brand, requestId: string): Promise<OpenedAccount> =>
    inTransaction(pool, async (transaction) => {
      const uuid = accountUuid({ ...identity, brand });
      const at = machine();
      const isNew =
        (await trail.addProfile(transaction, { uuid, brand, kind: 'shopper', at })) ||
        (await reopenProfile(transaction, uuid, at));
      const profile = await lockProfile(transaction, uuid);
      // What was kept before is still being removed.
      if (!profile) throw new Problem('sign-in-unavailable', { retryAfter: 60 });

      const knownSubsidy = isMember(asUser(identity, uuid)) ? identity.lisSubsidyLevel : null;
      const offer = await offerProspect(transaction, identity, { account: uuid, brand, sealer });
      await writeAccount(transaction, uuid, {
        ...identity,
        knownSubsidy,
        telesalesProfileType: offer?.type ?? null,
        createdBy: identity.createdBy ?? (offer ? PROSPECT_CREATOR : null),
      });
      const known = await findDemographics(transaction, uuid, sealer);
      const ofProvider = personOf(identity);
      const news = Object.fromEntries(
        Object.entries(ofProvider).filter(
          ([field, value]) =>
            value !== null && known[field as PersonField] === null && !known.unreadable.includes(field as PersonField),
        ),
      );
      const fields = Object.keys(news);
      const action = isNew ? 'create-account' : 'sign-in';
      const entry = { role: 'shopper', agentId: null, action, fields, requestId, at } as const;
      if (fields.length > 0) {
        await changeDemographics(transaction, uuid, news, sealer);
        await trail.recordChange(transaction, profile, 'demographics', entry);
      } else {
        await trail.recordNote(transaction, profile, entry);
      }
      return { uuid, isNew };
    });

/** Somebody who signed in, as the rules on persons look at it. */
export const asUser = ({ medicareNumber, dateOfBirth, ...identity }: Identity, uuid: string): User => ({
  ...identity,
  uuid,
  isGuest: false,
  isCSRLogin: false,
  mbi: medicareNumber,
  dob: dateOfBirth,
});

const personOf = ({ firstName, lastName, email, zipCode, dateOfBirth, medicareNumber }: Identity) => ({
  firstName,
  lastName,
  email,
  zipCode,
  dob: dateOfBirth,
  mbi: medicareNumber,
});
