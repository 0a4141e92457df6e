import type { YearBarWords } from '#content/en/year-bar.ts';
import { YEAR_COST_PARTS } from '#domain/plan-search/year-cost.ts';
import styles from './year-bar.module.css';
import { YearKey } from './year-key.tsx';

type Props = {
  words: YearBarWords;
  /** Without saved drugs a bar has the premium alone. */
  hasDrugs: boolean;
};

/** What each part of a bar stands for. */
export function YearKeys({ words: { legend, parts }, hasDrugs }: Props) {
  const shown = hasDrugs ? YEAR_COST_PARTS : (['premium'] as const);
  const keys = [
    ...shown.map((part) => [part, parts[part]] as const),
    ['worst', legend.worst] as const,
    ...(hasDrugs ? [['unknown', legend.unknown] as const] : []),
  ];

  return (
    <ul className={styles.keys} aria-label={legend.title}>
      {keys.map(([kind, label]) => (
        <li key={kind}>
          <YearKey kind={kind} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** What the bars of a page show, said once. What it rests on unfolds, and is printed. */
export function YearLegend({ keysStandAbove = false, ...of }: Props & { keysStandAbove?: boolean }) {
  const { legend } = of.words;
  return (
    <div className={styles.legend}>
      {!keysStandAbove && <YearKeys {...of} />}
      <details>
        <summary>{legend.title}</summary>
        <p>{legend.about}</p>
      </details>
      <p className="paper-only">{legend.about}</p>
    </div>
  );
}
