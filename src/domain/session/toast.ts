/** What an import brought into this session. */
export type ImportSummary = { drugs: number; providers: number };

export type Toast = 'sign-in' | 'imported';

type Facts = {
  isGuest: boolean;
  /** The member site knows this browser. */
  hasMemberSiteCookie: boolean;
  /** Null outside the member-data flow: this session imported nothing. Decision SHELL-029. */
  imported: ImportSummary | null;
  /** It was shown in this session before. SHELL-028. */
  isSeen: boolean;
};

/** SHELL-029, SHELL-610. */
export function decideToast({ isGuest, hasMemberSiteCookie, imported, isSeen }: Facts): Toast | null {
  if (isSeen) return null;
  if (isGuest) return hasMemberSiteCookie ? 'sign-in' : null;
  return imported !== null && imported.drugs + imported.providers > 0 ? 'imported' : null;
}
