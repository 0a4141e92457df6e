/** Who applies, as Medicare is asked about them. */
export type EligiblePerson = { mbi: string; firstName: string; lastName: string; dob: string };

/** What Medicare says of who applies. Silence stops nobody. Decision ENROLL-605. */
export type Eligibility =
  | { outcome: 'matches' }
  | { outcome: 'suggests'; suggested: { firstName: string; lastName: string } }
  | { outcome: 'not-found' }
  | { outcome: 'silent' };

type Name = { firstName: string; lastName: string };

/** What Medicare said, beside the name that was typed. */
export type EligibilityTold = { outcome: Eligibility['outcome']; original: Name; suggested: Name | null };

const IS_ELIGIBLE: Readonly<Record<Eligibility['outcome'], string>> = {
  matches: 'yes',
  suggests: 'yes',
  'not-found': 'no',
  silent: '',
};

/** The block of the stored form; all of it empty before Medicare was asked. ENROLL-604, ENROLL-605. */
export const eligibilityGroups = (told: EligibilityTold | null) => ({
  medicareInfo: { isMedicareEligible: told === null ? '' : IS_ELIGIBLE[told.outcome] },
  benefitEligibility: {
    isBeqInfoMatches: told === null || told.outcome === 'silent' ? '' : String(told.outcome === 'matches'),
    originalFirstName: told?.original.firstName ?? '',
    originalLastName: told?.original.lastName ?? '',
    suggestedFirstName: told?.suggested?.firstName ?? '',
    suggestedLastName: told?.suggested?.lastName ?? '',
  },
});
