/**
 * What can be said of a doctor and a plan. Not listed is said only where the whole list of the plan is at hand; it is
 * neither 'not covered' nor 'out of network', since a plan may pay for doctors whom it does not list.
 */
export const NETWORK_ANSWERS = ['in-network', 'not-listed', 'accepts-medicare', 'not-available'] as const;
export type NetworkAnswer = (typeof NETWORK_ANSWERS)[number];

/** Of the list of doctors that a plan publishes for a year. */
export const DIRECTORY_STATES = ['current', 'old', 'absent', 'refused', 'other-year'] as const;
export type DirectoryState = (typeof DIRECTORY_STATES)[number];

/** How another source, or another entry of the same list, tells something else. */
export const DIFFERENCES = ['deactivated', 'other-address', 'entries-contradict'] as const;
export type Difference = (typeof DIFFERENCES)[number];
