import { useId } from 'react';
import type { YearBarWords } from '#content/en/year-bar.ts';
import { formatDollars } from '#content/format/money.ts';
import type { AnnualCents } from '#domain/money/cents.ts';
import { UNKNOWN_WIDTH, yearBar } from '#domain/plan-search/year-bar.ts';
import { useStart } from '#web/lib/start-context.ts';
import { linesOf, type PlanYear } from './plan-year.ts';
import styles from './year-bar.module.css';
import { fillOf, YearPatterns } from './year-patterns.tsx';

type Props = {
  planName: string;
  year: PlanYear;
  /** What a whole bar stands for, the same for all plans of a page: longestYear(). */
  longest: AnnualCents;
  words: YearBarWords;
  /** The same figures stand beside the bar as text, so that it is heard once. */
  isTold?: boolean;
};

const percent = (place: number) => `${place / 10}%`;

/** What a year costs at a plan, drawn: its parts in a row, and a line that ends at the most it could be. Decision 0061. */
export function YearBar({ planName, year, longest, words, isTold = false }: Props) {
  const id = useId();
  const { language } = useStart();
  const { spans, unknownFrom, worstAt } = yearBar(year, longest);
  const last = spans.at(-1);

  function toldOf() {
    const facts = linesOf(year, words, language).map(({ label, value }) => words.fact(label, value));
    const total =
      year.total === null ? [] : [words.fact(words.total(year.planYear), formatDollars(year.total, language))];
    return words.told(planName, [...total, ...facts].join('. '));
  }

  return (
    <svg className={styles.bar} width="100%" height="22" role="img" aria-hidden={isTold} aria-label={toldOf()}>
      <YearPatterns id={id} />
      {worstAt !== null && (
        <>
          <line
            className={styles.reach}
            x1={percent(last ? last.from + last.width : 0)}
            x2={percent(worstAt)}
            y1="11"
            y2="11"
          />
          <line className={styles.most} x1={percent(worstAt)} x2={percent(worstAt)} y1="4" y2="18" />
        </>
      )}
      {spans.map(({ part, from, width }) => (
        <rect
          key={part}
          className={styles[part]}
          x={percent(from)}
          width={percent(width)}
          y="3"
          height="16"
          fill={fillOf(part, id)}
        />
      ))}
      {unknownFrom !== null && (
        <rect className={styles.unknown} x={percent(unknownFrom)} width={percent(UNKNOWN_WIDTH)} y="4" height="14" />
      )}
      <line className={styles.start} x1="0" x2="0" y1="0" y2="22" />
    </svg>
  );
}
