import type { YearLine } from './drug-year.ts';
import { Dollar } from './receipt.tsx';

/** A part of a yearly figure in its sentence. What has no figure has no receipt either. */
export const YearDollar = ({ line: { text, asked }, of }: { line: YearLine; of: string }) =>
  asked ? <Dollar asked={asked} text={text} of={of} /> : text;

/** All parts of a yearly figure, the first of them as the figure and each on a line of its own. */
export const YearDollars = ({ lines, of }: { lines: readonly YearLine[]; of: string }) =>
  lines.map((line, place) => (
    <span key={line.key} className={place === 0 ? 'year-lead' : 'year-apart'}>
      <YearDollar line={line} of={of} />
    </span>
  ));
