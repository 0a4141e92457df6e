import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { type StatusEntry, stateCodeOf } from '#domain/applications/match-status.ts';
import type { Queryable } from '../db/transaction.ts';
import { keepState, listUndecided, type Undecided } from '../features/applications/way-store.ts';
import type { CarrierGateway } from '../gateways/carrier/carrier-gateway.ts';
import { type FollowParts, noteOfServer } from './follow-application.ts';

type Parts = FollowParts & {
  carrier: Pick<CarrierGateway, 'searchStatus'> | null;
  /** The applicant's Medicare number, or that of the profile; null for none. */
  numberOf: (profileUuid: string, applicationUuid: string) => Promise<string | null>;
};

export type RefreshApplications = (profileUuid: string) => Promise<'changed' | 'unchanged' | 'unavailable'>;

/**
 * Asks what became of the applications of a profile: one search for each person, and none where nobody waits for a
 * decision or no Medicare number is known. ENROLL-012, ENROLL-415.
 */
export const applicationRefresher =
  ({ carrier, numberOf, ...parts }: Parts): RefreshApplications =>
  async (profileUuid) => {
    const undecided = await listUndecided(parts.pool, profileUuid);
    if (undecided.length === 0) return 'unchanged';
    if (carrier === null) return 'unavailable';
    const byNumber = await groupByNumber(undecided, (one) => numberOf(profileUuid, one.applicationUuid));
    let outcome: 'changed' | 'unchanged' | 'unavailable' = 'unchanged';
    for (const [mbi, applications] of byNumber) {
      const entries = await carrier.searchStatus({ mbi }).catch(() => null);
      if (entries === null) outcome = outcome === 'changed' ? outcome : 'unavailable';
      else if (await keepAll({ profileUuid, applications, entries })) outcome = 'changed';
    }
    return outcome;

    async function keepAll(found: Found): Promise<boolean> {
      const known = found.applications.flatMap((one) => {
        const code = stateCodeOf(one.confirmationNo, found.entries, BRAND_TABLE[one.brand].applicationPrefix);
        return code === null ? [] : [{ applicationUuid: one.applicationUuid, code }];
      });
      if (known.length === 0) return false;
      return noteOfServer(parts, found, 'refresh-applications', (transaction) => keepStates(transaction, known));
    }

    async function keepStates(transaction: Queryable, known: { applicationUuid: string; code: number }[]) {
      let isNews = false;
      for (const { applicationUuid, code } of known) {
        const one = { profileUuid, applicationUuid };
        isNews = (await keepState(transaction, one, { code, at: parts.business() })) || isNews;
      }
      return isNews;
    }
  };

type Found = { profileUuid: string; applications: readonly Undecided[]; entries: readonly StatusEntry[] };

async function groupByNumber(undecided: readonly Undecided[], numberOf: (one: Undecided) => Promise<string | null>) {
  const byNumber = new Map<string, Undecided[]>();
  for (const one of undecided) {
    const mbi = await numberOf(one);
    if (mbi !== null) byNumber.set(mbi, [...(byNumber.get(mbi) ?? []), one]);
  }
  return byNumber;
}
