import { formatDate } from '#content/format/date.ts';
import { formatCents } from '#content/format/money.ts';
import type { MemberPlan } from '#contract/saved-plans.ts';
import { centralDate } from '#domain/calendar/central-time.ts';
import { useDashboardTexts, useProfileTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './active-plans.module.css';
import dashboardStyles from './dashboard.module.css';

type Props = { plans: readonly MemberPlan[] };

/** The plans that somebody is in, and will be, before those that they saved. DASH-005. */
export default function ActivePlans({ plans }: Props) {
  const { activePlans: words } = useDashboardTexts();

  return (
    <>
      <Group title={words.title} plans={plans.filter(({ isActive }) => isActive)} />
      <Group title={words.next} plans={plans.filter(({ isFuture }) => isFuture)} />
    </>
  );
}

function Group({ title, plans }: Props & { title: string }) {
  if (plans.length === 0) return null;
  return (
    <section className={dashboardStyles.section}>
      <h2>{title}</h2>
      <ul className={`${dashboardStyles.grid} ${styles.cards}`}>
        {plans.map((plan) => (
          <li key={`${plan.contractId}-${plan.pbpNumber}-${plan.segmentId} ${plan.effectiveDate}`} className="panel">
            <ActivePlanCard plan={plan} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ActivePlanCard({ plan }: { plan: MemberPlan }) {
  const { activePlans: words } = useDashboardTexts();
  const { tools } = useProfileTexts().profileShell;
  const { language, site } = useStart();
  const day = (date: string) => formatDate(date, language);
  const { planName, contractId, pbpNumber, segmentId, planPhone, isFuture, origin } = plan;

  return (
    <>
      <h3>{planName ?? words.unnamed}</h3>
      <p className="quiet">{words.number(contractId, pbpNumber)}</p>
      <Facts plan={plan} />
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
      <p>
        <Link to={site.addresses.memberBenefits}>{tools.memberBenefits}</Link>
      </p>
      <p className="quiet">
        {origin.when ? words.source(day(centralDate(Date.parse(origin.when)))) : words.sourceNoDate}
      </p>
    </>
  );
}

/** What claims do not say, and the plan data of the year does not hold, is not available. */
function Facts({ plan }: { plan: MemberPlan }) {
  const { activePlans: words } = useDashboardTexts();
  const { language, texts } = useStart();
  const { planType, planYear, monthlyPremium, effectiveDate, terminationDate, coversCare, coversDrugs } = plan;
  const covers = [coversCare && words.care, coversDrugs && words.drugs].filter(Boolean).join('\u00a0· ');
  const facts: [string, string | number | null][] = [
    [words.type, planType ? words.types[planType] : covers || null],
    [words.year, planYear],
    [words.premium, monthlyPremium === null ? null : formatCents(monthlyPremium, language)],
    [words.start, effectiveDate && formatDate(effectiveDate, language)],
    ...(terminationDate ? [[words.end, formatDate(terminationDate, language)] as [string, string]] : []),
  ];

  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-known={value !== null}>{value ?? texts.planFacts.notAvailable}</dd>
        </div>
      ))}
    </dl>
  );
}
