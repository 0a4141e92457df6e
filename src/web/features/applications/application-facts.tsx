import { formatCents } from '#content/format/money.ts';
import type { Enrollment } from '#contract/applications.ts';
import { useApplicationCardsTexts, useDashboardTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './application-cards.module.css';

/** The plan of an application. What nobody knows is not available, and no $0. ENROLL-004, ENROLL-009. */
export function ApplicationFacts({ enrollment }: { enrollment: Enrollment }) {
  const { applicationCards: words } = useApplicationCardsTexts();
  const { activePlans } = useDashboardTexts();
  const { language, texts } = useStart();
  const { planType, planYear, monthlyPremium, outOfPocketMaximum, zipCode, confirmationNo } = enrollment;
  const money = (cents: number | null) => (cents === null ? null : formatCents(cents, language));
  const facts: [string, string | null][] = [
    [activePlans.type, activePlans.types[planType]],
    [activePlans.year, String(planYear)],
    [texts.planFacts.monthlyPremium, money(monthlyPremium)],
    [texts.planFacts.outOfPocketMaximum, money(outOfPocketMaximum)],
    [words.zip, zipCode],
    ...(confirmationNo ? [[words.number, confirmationNo] as [string, string]] : []),
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
