import { useQuery } from '@tanstack/react-query';
import { FAQ_VIEWS } from '#content/documents/faq-views.ts';
import type { FaqViews } from '#domain/profile/faq.ts';
import { contentQuery } from '#web/data/content.ts';
import { useStart } from '#web/lib/start-context.ts';

/** Where each question stands: as the site has it, unless a document says otherwise. */
export function useFaqViews(): FaqViews {
  const { data } = useQuery(contentQuery(useStart().site.code, 'profile-redesign-profile'));
  return { ...FAQ_VIEWS, ...data?.faq };
}
