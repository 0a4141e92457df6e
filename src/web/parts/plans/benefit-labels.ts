import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Language } from '#domain/language/language.ts';
import { contentQuery } from '#web/data/content.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { useStart } from '#web/lib/start-context.ts';
import { ours, type SaidText } from '#web/ui/said.tsx';

export type BenefitLabels = Readonly<Record<string, string>>;

/** For pages that do not carry the site's own labels: the document has them too, and comes with the plan. */
export const NO_LABELS: BenefitLabels = {};

/** What each benefit is called: as the site says, unless the operator's document says otherwise. CONTENT-406. */
export function useBenefitLabels(benefits: BenefitLabels): BenefitLabels {
  const { site, language } = useStart();
  const { data, isError } = useQuery(contentQuery(site.code, 'plan-benefits'));

  useEffect(() => {
    if (isError) logOnce(`no content at /content/api/assets/${site.code}/plan-benefits`);
  }, [isError, site.code]);

  return useMemo(() => withLabels(benefits, data, language), [benefits, data, language]);
}

/** The page does not trust the document: what is no text is passed over. A benefit that is new to us may get a label. */
export function withLabels(benefits: BenefitLabels, document: unknown, language: Language): BenefitLabels {
  const labels: unknown = (document as { labels?: unknown } | null | undefined)?.labels;
  if (typeof labels !== 'object' || labels === null) return benefits;
  const labelled = Object.entries(labels).flatMap(([benefitId, words]) => {
    const label: unknown = (words as Partial<Record<Language, unknown>> | null)?.[language];
    return typeof label === 'string' && label !== '' ? [[benefitId, label] as const] : [];
  });
  return { ...benefits, ...Object.fromEntries(labelled) };
}

type Named = { benefitId: string } & ({ benefitName: string } | { service: string });

/** What content calls a benefit; one that it does not name has the source's own words. */
export function labelOf(benefit: Named, labels: BenefitLabels): SaidText {
  const { benefitId } = benefit;
  const label = Object.hasOwn(labels, benefitId) ? labels[benefitId] : undefined;
  if (label !== undefined) return ours(label);
  return { text: 'service' in benefit ? benefit.service : benefit.benefitName, isSource: true };
}
