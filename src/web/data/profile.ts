import { useQuery } from '@tanstack/react-query';
import { FAQ_VIEWS } from '#content/documents/faq-views.ts';
import type { FaqViews } from '#domain/profile/faq.ts';
import { contentQuery } from '#web/data/content.ts';
import { phonesOfVisitor } from '#web/data/phones.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { useStart } from '#web/lib/start-context.ts';
import { useAfter } from '#web/lib/use-after.ts';

/** Spec A9. */
const NUMBER_COMES_AFTER = 2000;

/**
 * The number to call: the visitor's own, else the brand's. Asked for two seconds after load. SHELL-404, CONTENT-412.
 * @returns undefined until it is known, null when there is none.
 */
export function useNeedHelpPhone(): string | null | undefined {
  const { site } = useStart();
  const isTime = useAfter(NUMBER_COMES_AFTER);
  const { data, isError } = useQuery({ ...contentQuery(site.code, 'profile'), enabled: isTime });
  if (!isTime) return undefined;

  const ofVisitor = phonesOfVisitor().tollFree;
  if (ofVisitor !== null || data) return ofVisitor ?? data?.phones.needHelp ?? null;
  if (!isError) return undefined;
  logOnce('the need-help number could not be fetched');
  return site.phones.needHelp;
}

/** Where each question stands: as the site has it, unless a document says otherwise. */
export function useFaqViews(): FaqViews {
  const { data } = useQuery(contentQuery(useStart().site.code, 'profile-redesign-profile'));
  return { ...FAQ_VIEWS, ...data?.faq };
}
