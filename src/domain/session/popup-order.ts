/** Which modal popup is on top when several are wanted, the first before all others. Decision SHELL-605. */
export const POPUPS = ['timeout', 'sign-out', 'loading', 'identity', 'import', 'other'] as const;
export type Popup = (typeof POPUPS)[number];

/** One dialog at a time: the others wait until it is closed. */
export const topPopup = (wanted: ReadonlySet<Popup>): Popup | null => POPUPS.find((popup) => wanted.has(popup)) ?? null;
