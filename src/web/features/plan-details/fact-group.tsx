import type { ReactNode } from 'react';
import { formatDate } from '#content/format/date.ts';
import type { PlanSource } from '#contract/plan.ts';
import { useBrowseTexts } from '#web/lib/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';

type Props = {
  id: string;
  title: string;
  /** Null where the sources hold nothing of it. */
  source: PlanSource | null;
  children: ReactNode;
};

/** Facts that belong together, with where they come from below them. */
export function FactGroup({ id, title, source, children }: Props) {
  const { planDetails } = useBrowseTexts();
  const { language } = useStart();

  return (
    <section className="fact-group" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {source && (
        <p className="fact-source quiet">
          {source.asOf
            ? planDetails.sourceAsOf(source.source, formatDate(source.asOf, language))
            : planDetails.source(source.source)}
        </p>
      )}
    </section>
  );
}
