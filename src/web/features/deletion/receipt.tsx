import type { DeletionReceipt } from '#contract/deletion.ts';
import { useOwnDataTexts } from '#web/data/page-texts.ts';
import { useTimeOf } from '#web/lib/use-time-of.ts';
import styles from './deletion.module.css';

export function Receipt({ number, receipt }: { number: string; receipt: DeletionReceipt }) {
  const { receipt: words } = useOwnDataTexts();
  const timeOf = useTimeOf();
  const { askedAt, doneAt, removed } = receipt;

  return (
    <section className={`panel ${styles.receipt}`}>
      <p>{words.asked(timeOf(askedAt))}</p>
      <p role="status">{doneAt === null ? words.waiting : words.done(timeOf(doneAt))}</p>
      {removed && (
        <>
          <h2>{words.removed}</h2>
          <dl>
            {(['plans', 'drugs', 'pharmacies', 'doctors', 'accounts'] as const).map((kind) => (
              <div className={styles.count} key={kind}>
                <dt>{words.counts[kind]}</dt>
                <dd>{removed[kind]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p>{words.number(number)}</p>
      <p className="quiet no-print">{words.keep}</p>
    </section>
  );
}
