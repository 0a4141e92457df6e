import type { YearBarWords } from '#content/en/year-bar.ts';
import { formatCents, formatDollars } from '#content/format/money.ts';
import type { AnnualCents, MonthlyCents } from '#domain/money/cents.ts';
import { useStart } from '#web/lib/start-context.ts';
import { BigFigure } from '#web/ui/big-figure.tsx';
import { linesOf, type PlanYear } from './plan-year.ts';
import { YearBar } from './year-bar.tsx';
import { YearKey } from './year-key.tsx';
import styles from './year-picture.module.css';

type Plan = { planName: string; monthlyPremium: MonthlyCents | null };
type Words = { yearBar: YearBarWords; monthlyPremium: string };

type HeadlineProps = { plan: Plan; year: PlanYear; words: Words; className?: string | undefined };

/** The one large number of a plan: the whole year where drugs are saved, and the monthly premium where none are. */
export function YearHeadline({ plan, year, words: { yearBar, monthlyPremium }, className }: HeadlineProps) {
  const { language } = useStart();
  const withDrugs = year.parts.length > 1;
  const premium = plan.monthlyPremium === null ? null : formatCents(plan.monthlyPremium, language);
  const total = year.total === null ? null : formatDollars(year.total, language);
  const value = withDrugs ? total : premium;

  return (
    <BigFigure
      className={className}
      label={withDrugs ? yearBar.total(year.planYear) : monthlyPremium}
      value={value ?? (year.isWaiting ? yearBar.working : yearBar.notAvailable)}
      isNumber={value !== null}
    />
  );
}

type Props = HeadlineProps & { longest: AnnualCents };

/** The large number, the bar, and the same in exact figures. */
export function YearPicture({ plan, year, longest, words, className = '' }: Props) {
  const { language } = useStart();

  return (
    <div className={`${styles.picture} ${className}`}>
      <YearHeadline plan={plan} year={year} words={words} />
      <YearBar planName={plan.planName} year={year} longest={longest} words={words.yearBar} isTold />
      <dl className={styles.lines}>
        {linesOf(year, words.yearBar, language).map(({ key, label, value, isKnown }) => (
          <div key={key}>
            <dt>
              <YearKey kind={key} />
              {label}
            </dt>
            <dd data-known={isKnown}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
