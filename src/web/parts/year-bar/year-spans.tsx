import type { Cents } from '#domain/money/cents.ts';
import { type Drawn, UNKNOWN_WIDTH, yearBar } from '#domain/plan-search/year-bar.ts';
import styles from './year-bar.module.css';
import { fillOf, YearPatterns } from './year-patterns.tsx';

type Props = { id: string; year: Drawn; longest: Cents<'month' | 'year' | 'once'> };

const percent = (place: number) => `${place / 10}%`;

/** The parts in a row, a line that ends at the most, and the line at which all bars start. Decision 0061. */
export function YearSpans({ id, year, longest }: Props) {
  const { spans, unknownFrom, worstAt } = yearBar(year, longest);
  const last = spans.at(-1);

  return (
    <>
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
    </>
  );
}
