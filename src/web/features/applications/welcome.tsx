import type { ReactNode } from 'react';
import { formatDate } from '#content/format/date.ts';
import { planKindOf } from '#domain/applications/plan-kind.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { PlanType } from '#domain/plans/plan-type.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './application.module.css';
import { CallLine } from './call-line.tsx';
import { PlanFacts } from './plan-facts.tsx';

type Plan = { planName: string; planYear: number; planId: string; planType: PlanType; monthlyPremium: number | null };

type Props = {
  plan: Plan;
  zip: string | null;
  /** Known in Open Enrollment alone. */
  startsOn: IsoDate | null;
  /** The way in: to sign in, to start or to go on. */
  children: ReactNode;
};

/** What is applied for, what to have at hand, and how it goes, before the first question. */
export function Welcome({ plan, zip, startsOn, children }: Props) {
  const { welcome: words } = useApplicationTexts().application;
  const { language } = useStart();
  const isSnp = planKindOf(plan) === 'SNP';

  return (
    <div className={styles.welcome}>
      <section aria-labelledby="applied-for">
        <h2 id="applied-for">{words.facts}</h2>
        <PlanFacts plan={plan} zip={zip} />
        <p>{startsOn ? `${words.starts} ${formatDate(startsOn, language)}.` : words.startsByReason}</p>
      </section>
      <section aria-labelledby="at-hand">
        <h2 id="at-hand">{words.need}</h2>
        <ul>
          {[...words.needs, ...(isSnp ? words.needsOfSnp : [])].map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how">
        <h2 id="how">{words.how}</h2>
        <ul>
          {words.ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </section>
      <div className={styles.wayIn}>{children}</div>
      <CallLine lead={words.byPhone} planType={plan.planType} />
    </div>
  );
}
