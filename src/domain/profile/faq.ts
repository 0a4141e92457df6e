import type { ProfileView } from './view.ts';

/** The five questions of the profile page. SHELL-017, SHELL-406. */
export const FAQ_IDS = ['saved-where', 'when-to-join', 'how-to-get-help', 'drug-costs', 'doctors-in-network'] as const;
export type FaqId = (typeof FAQ_IDS)[number];

/** In which views each question stands. */
export type FaqViews = Readonly<Record<FaqId, readonly ProfileView[]>>;

export const faqOf = (view: ProfileView, views: FaqViews): FaqId[] => FAQ_IDS.filter((id) => views[id].includes(view));
