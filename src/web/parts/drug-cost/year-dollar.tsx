import type { YearLine } from './drug-year.ts';
import { Dollar } from './receipt.tsx';
import styles from './year-dollar.module.css';

/** A part of a yearly figure in its sentence. What has no figure has no receipt either. */
export const YearDollar = ({ line: { text, subject }, of }: { line: YearLine; of: string }) =>
  subject ? <Dollar subject={subject} text={text} of={of} /> : text;

type Props = { lines: readonly YearLine[]; of: string };

/** All parts of a yearly figure where one value stands, the first of them as the figure. */
export const YearDollars = ({ lines, of }: Props) =>
  lines.map((line, place) => (
    <span key={line.key} className={place === 0 ? styles.lead : styles.apart}>
      <YearDollar line={line} of={of} />
    </span>
  ));

/** What stands apart from a yearly figure, below it. */
export const YearParts = ({ lines, of }: Props) =>
  lines.length > 0 && (
    <ul className={styles.parts}>
      {lines.map((line) => (
        <li key={line.key}>
          <YearDollar line={line} of={of} />
        </li>
      ))}
    </ul>
  );
