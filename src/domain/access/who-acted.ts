import type { AccessKind } from './access-kind.ts';
import type { Role } from './role.ts';

/** Who did what a shopper reads in the list of access to their profile, as far as anybody knows. */
export const ACTORS = ['you', 'agent', 'another-account', 'somebody'] as const;
export type Acted = (typeof ACTORS)[number];

/** Without a sign-in nobody is known. */
const BY_SOMEBODY: readonly AccessKind[] = ['sign-in-refused', 'sign-in-locked', 'asked-without-session'];

export function whoActed({ kind, role }: { kind: AccessKind; role: Role }): Acted {
  if (role === 'agent' || role === 'cloaked') return 'agent';
  if (role === 'guest' || BY_SOMEBODY.includes(kind)) return 'somebody';
  // The owner is never refused their own.
  return kind === 'read-refused' || kind === 'write-refused' ? 'another-account' : 'you';
}
