import { DATED_REASONS } from './fields-of-cover.ts';

export type DatedReason = (typeof DATED_REASONS)[number];

/** The reasons of the form data, in its order. ENROLL-613. */
export const ELECTION_REASONS = [...DATED_REASONS, 'otherReason', 'noneCheck'] as const;
export type ElectionReason = (typeof ELECTION_REASONS)[number];

/** The answer that holds the day of a reason. */
export const dayFieldOf = (reason: DatedReason): `${DatedReason}Date` => `${reason}Date`;

export const isDated = (reason: ElectionReason): reason is DatedReason =>
  reason !== 'otherReason' && reason !== 'noneCheck';
