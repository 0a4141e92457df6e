import { useImportsTexts } from '#web/data/page-texts.ts';
import styles from './imports.module.css';

/** Drawn by us: it shows where the number stands, and looks like no card that anybody could take for a real one. */
export function SampleCard() {
  const { imports, personForm } = useImportsTexts();
  const { card } = imports.dialog;

  return (
    <svg className={styles.card} viewBox="0 0 340 208" role="img" aria-label={card.alt}>
      <rect x="1" y="1" width="338" height="206" rx="14" className={styles.cardGround} />
      <path d="M1 46 V15 A14 14 0 0 1 15 1 H325 A14 14 0 0 1 339 15 V46 Z" className={styles.cardHead} />
      <text x="18" y="31" className={styles.cardTitle}>
        {card.title}
      </text>
      <text x="18" y="72" className={styles.cardLabel}>
        {card.name}
      </text>
      <text x="18" y="92" className={styles.cardText}>
        ANN M SAMPLE
      </text>
      <rect x="10" y="103" width="320" height="54" rx="8" className={styles.cardMark} />
      <text x="18" y="121" className={styles.cardLabel}>
        {card.number}
      </text>
      <text x="18" y="147" className={styles.cardNumber}>
        {personForm.mbiFormat}
      </text>
      <text x="18" y="178" className={styles.cardLabel}>
        {card.starts}
      </text>
      <text x="18" y="196" className={styles.cardText}>
        03-01-2016
      </text>
      <text x="322" y="190" textAnchor="end" className={styles.cardSample}>
        {card.sample}
      </text>
    </svg>
  );
}
