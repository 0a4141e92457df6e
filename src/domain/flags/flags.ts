/** The ten flags of the specification (A9); the names are ours. Their defaults: decision ENV-402. */
export const FLAG_NAMES = [
  /** Season rules follow a date that was set, for tests and rehearsals; never in production. ENV-402. */
  'systemDateTime',
  /** Shows the guest and the signed-in banner. The outage banner does not depend on it. ENV-403. */
  'bannering',
  /** Leaves out asking anew, for the chosen plan year, which plans include the saved doctors. ENV-404. */
  'yoyProviderChangesDisabled',
  /** Takes away resuming an online application; its card stays with its status. ENV-405. */
  'disableOleSaveResume',
  /** Puts the Supplement interface in the place of the notice, in states that have it. SUPP-001. */
  'medSuppV2Cards',
  /** Shows the member benefits button on phones. ENV-407. */
  'memberBenefitsButtonForMobile',
  /** Shows the Extra Help view to those who are eligible. LIS-400. */
  'lisChanges',
  /** Hides the active plans section of the dashboard. ENV-409. */
  'disableActivePlansSection',
  /** Hides the cards of active plans everywhere, and with them that section. ENV-410. */
  'hideActivePlans',
  /** Shows the email link in the top bar. EMAIL-001. */
  'emailLink',
] as const;
export type FlagName = (typeof FLAG_NAMES)[number];

/** What holds while nobody has said otherwise: a flag switches nothing on by itself. */
export const ALL_FLAGS_OFF = Object.fromEntries(FLAG_NAMES.map((name) => [name, false])) as Record<FlagName, false>;
