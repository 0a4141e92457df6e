import { isIsoDate } from '#domain/calendar/iso-date.ts';
import type { Treatment } from '#domain/imports/claims.ts';
import { type Explanation, leftOutOf } from './explanation.ts';
import { codeIn, codesOf, npiAmong } from './shapes.ts';
import { unreadable } from './unreadable.ts';

/** Who did the work: so called in version 2 and in version 3. */
const TREATING = ['performing', 'rendering'];

/** Everybody who treated the patient of a doctor's claim. @throws Unreadable where the day is missing. */
export function treatmentsOf(explanation: Explanation): Treatment[] {
  const { billablePeriod, careTeam } = explanation;
  const treatedOn = billablePeriod?.end ?? billablePeriod?.start;
  if (treatedOn === undefined || !isIsoDate(treatedOn)) return unreadable('billablePeriod');
  const leftOut = leftOutOf(explanation);
  return careTeam.filter(hasTreated).flatMap(({ provider, qualification }) => {
    const npi = npiAmong(provider.identifier ? [provider.identifier] : []);
    if (npi === null) return [];
    const specialtyCode = codeIn(qualification, 'prvdr_spclty') ?? codeIn(qualification, 'CLM-PRVDR-SPCLTY-CD');
    return {
      leftOut,
      npi,
      name: provider.display?.trim() || null,
      taxonomyCode: codeIn(qualification, 'provider-taxonomy'),
      // Two characters; what masks them is longer.
      specialtyCode: specialtyCode !== null && /^[0-9A-Z]{2}$/.test(specialtyCode) ? specialtyCode : null,
      treatedOn,
    };
  });
}

/** Version 1 calls whoever did it 'primary', and marks them as responsible. */
function hasTreated({ role, responsible }: Explanation['careTeam'][number]): boolean {
  const roles = codesOf(role);
  return !roles.includes('referring') && (responsible === true || roles.some((code) => TREATING.includes(code)));
}
