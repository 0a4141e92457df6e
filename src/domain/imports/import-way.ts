/** Where the import link leads: to the question for leave, the box that imports, or the form of who is no member. */
export type ImportWay = 'consent' | 'import' | 'identity';

type Facts = {
  isSignedIn: boolean;
  isCloaked: boolean;
  /** May have what is in claims, as who they are. */
  isMember: boolean;
  /** Decided by the server for this month; null until it is known, and for a guest. IMPORT-400. */
  memberImport: { allowed: boolean; needsConsent: boolean } | null;
};

/** Null where there is no link. Decision DRUG-604. */
export function importWay({ isSignedIn, isCloaked, isMember, memberImport }: Facts): ImportWay | null {
  if (!isSignedIn || isCloaked) return null;
  if (!memberImport?.allowed) return null;
  if (!isMember) return 'identity';
  return memberImport.needsConsent ? 'consent' : 'import';
}
