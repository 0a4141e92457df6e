import type { FaqId } from '#domain/profile/faq.ts';
import type { ProfileView } from '#domain/profile/view.ts';

/** Where each question stands until a document says otherwise. */
export const FAQ_VIEWS: Record<FaqId, ProfileView[]> = {
  'saved-where': ['plans', 'drugs', 'providers'],
  'when-to-join': ['plans'],
  'how-to-get-help': ['plans', 'drugs', 'providers'],
  'drug-costs': ['plans', 'drugs'],
  'doctors-in-network': ['plans', 'providers'],
};
