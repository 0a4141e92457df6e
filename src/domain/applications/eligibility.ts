/** Who applies, as Medicare is asked about them. */
export type EligiblePerson = { mbi: string; firstName: string; lastName: string; dob: string };

/** What Medicare says of who applies. Silence stops nobody. Decision ENROLL-605. */
export type Eligibility =
  | { outcome: 'matches' }
  | { outcome: 'suggests'; suggested: { firstName: string; lastName: string } }
  | { outcome: 'not-found' }
  | { outcome: 'silent' };
