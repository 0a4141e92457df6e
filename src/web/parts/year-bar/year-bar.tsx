import { useId } from 'react';
import type { YearBarWords } from '#content/en/year-bar.ts';
import { formatDollars } from '#content/format/money.ts';
import type { AnnualCents } from '#domain/money/cents.ts';
import { useStart } from '#web/lib/start-context.ts';
import { linesOf, type PlanYear } from './plan-year.ts';
import styles from './year-bar.module.css';
import { YearSpans } from './year-spans.tsx';

type Props = {
  planName: string;
  year: PlanYear;
  /** What a whole bar stands for, the same for all plans of a page: longestYear(). */
  longest: AnnualCents;
  words: YearBarWords;
  /** The same figures stand beside the bar as text, so that it is heard once. */
  isTold?: boolean;
};

/** What a year costs at a plan, drawn: its parts in a row, and a line that ends at the most it could be. Decision 0061. */
export function YearBar({ planName, year, longest, words, isTold = false }: Props) {
  const id = useId();
  const { language } = useStart();

  function toldOf() {
    const facts = linesOf(year, words, language).map(({ label, value }) => words.fact(label, value));
    const total =
      year.total === null ? [] : [words.fact(words.total(year.planYear), formatDollars(year.total, language))];
    return words.told(planName, [...total, ...facts].join('. '));
  }

  return (
    <svg className={styles.bar} width="100%" height="22" role="img" aria-hidden={isTold} aria-label={toldOf()}>
      <YearSpans id={id} year={year} longest={longest} />
    </svg>
  );
}
