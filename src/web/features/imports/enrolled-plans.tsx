import { formatDate } from '#content/format/date.ts';
import type { EnrolledPlan } from '#contract/saved-plans.ts';
import { centralDate } from '#domain/calendar/central-time.ts';
import { useEnrolledPlans } from '#web/data/imports.ts';
import { useImportsTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './imports.module.css';

/** The plan that somebody is in, beside those that they saved. */
export function EnrolledPlans() {
  const { enrolled: words } = useImportsTexts().imports;
  const plans = useEnrolledPlans() ?? [];
  if (plans.length === 0) return null;

  return (
    <section className={`panel ${styles.claims}`}>
      <h2>{words.title}</h2>
      <ul className={styles.found}>
        {plans.map((plan) => (
          <li key={`${plan.contractId}-${plan.pbpNumber}-${plan.segmentId} ${plan.effectiveDate}`}>
            <Plan plan={plan} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Plan({ plan }: { plan: EnrolledPlan }) {
  const { enrolled: words } = useImportsTexts().imports;
  const { language } = useStart();
  const day = (date: string) => formatDate(date, language);
  const { planName, contractId, pbpNumber, segmentId, planPhone, effectiveDate, terminationDate, isFuture, origin } =
    plan;
  const dates = [
    effectiveDate && (isFuture ? words.starts : words.from)(day(effectiveDate)),
    terminationDate && words.to(day(terminationDate)),
  ];
  const covers = [plan.coversCare && words.care, plan.coversDrugs && words.drugs];

  return (
    <>
      <p>
        <strong>{planName ?? words.unnamed}</strong>
      </p>
      <p>{[words.number(contractId, pbpNumber), ...covers].filter(Boolean).join(' · ')}</p>
      <p>{dates.filter(Boolean).join(' ')}</p>
      {isFuture && <p>{words.future}</p>}
      {segmentId === null && <p>{words.noSegment}</p>}
      {planPhone && (
        <p>
          {words.call}{' '}
          <a className="phone" href={`tel:${planPhone}`}>
            {planPhone}
          </a>
        </p>
      )}
      <p className="quiet">
        {origin.when ? words.source(day(centralDate(Date.parse(origin.when)))) : words.sourceNoDate}
      </p>
    </>
  );
}
