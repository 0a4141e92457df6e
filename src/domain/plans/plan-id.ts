/** Contract (5 characters), plan benefit package (3 digits) and segment (3 digits, '000' when there is none). */
export type PlanIdParts = { contractId: string; pbpNumber: string; segmentId: string };

const PLAN_ID = /^([HRSE]\d{4})-?(\d{3})(?:-?(\d{1,3}))?$/i;

/**
 * Reads a plan id with or without dashes, in either case; the segment may be short or missing.
 * @returns null when the text is not a plan id. Contract letters: H local, R regional, S drug plan, E employer.
 */
export function parsePlanId(text: string): PlanIdParts | null {
  const parts = PLAN_ID.exec(text.trim());
  if (!parts) return null;
  const [, contractId = '', pbpNumber = '', segmentId = ''] = parts;
  return { contractId: contractId.toUpperCase(), pbpNumber, segmentId: segmentId.padStart(3, '0') };
}

/** The eleven characters that travel: H5050009000. */
export const planIdOf = ({ contractId, pbpNumber, segmentId }: PlanIdParts) =>
  `${contractId}${pbpNumber}${segmentId.padStart(3, '0')}`;

/** The spelling people see on plan papers: H5050-009-000. */
export function dashedPlanId(planId: string): string {
  const parts = parsePlanId(planId);
  return parts ? `${parts.contractId}-${parts.pbpNumber}-${parts.segmentId}` : planId;
}
