import type { ReactNode } from 'react';
import { formatCents } from '#content/format/money.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { sourceWords } from '#web/ui/source-words.tsx';
import styles from './application.module.css';

type Plan = { planName: string; planYear: number; planId: string; monthlyPremium: number | null };

/** Which plan this is about. A premium that nobody knows is no $0. */
export function PlanFacts({ plan, zip }: { plan: Plan; zip: string | null }) {
  const { application: words } = useApplicationTexts();
  const { language } = useStart();
  const { planName, planYear, planId, monthlyPremium } = plan;
  const premium = monthlyPremium === null ? words.premiumUnknown : formatCents(monthlyPremium, language);
  const facts: [string, ReactNode][] = [
    [words.plan, sourceWords(`${planName} (${planId})`)],
    [words.planYear, String(planYear)],
    [words.premium, premium],
    ...(zip === null ? [] : [[words.zip, zip] as [string, string]]),
  ];

  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
