import { useRef } from 'react';
import type { ImportConflict } from '#contract/imports.ts';
import { useDrugName } from '#web/data/drug-names.ts';
import { useSettleConflict } from '#web/data/imports.ts';
import { useImportsPageTexts } from '#web/data/page-texts.ts';
import { announce } from '#web/lib/announce.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { focusIn, useFocusAfter } from '#web/ui/focus-after.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ConflictSide, nameOfConflict } from './conflict-side.tsx';
import styles from './imports.module.css';

/** What the profile and the claims say, beside each other. Nothing of it is added before the shopper chose. */
export default function ConflictList({ conflicts }: { conflicts: readonly ImportConflict[] }) {
  const { conflicts: words } = useImportsPageTexts();
  const texts = useTexts();
  const nameOfDrug = useDrugName();
  const settle = useSettleConflict();
  const panel = useRef<HTMLElement>(null);
  const focusNext = useFocusAfter<string>(
    () => (panel.current ? focusIn(panel.current, 'h3', 'h2') : focusIn(document.body, 'h1')),
    (settled) => !conflicts.some(({ conflictId }) => conflictId === settled),
  );

  if (conflicts.length === 0) return null;
  return (
    <section className={`panel ${styles.claims}`} ref={panel}>
      <h2 tabIndex={-1}>{words.title}</h2>
      <p>{words.lead}</p>
      {settle.error && (
        <Notice tone="problem" urgent>
          <p>{problemText(settle.error, texts)}</p>
        </Notice>
      )}
      <ul className={styles.conflicts}>
        {conflicts.map((conflict) => {
          const named = nameOfConflict(conflict);
          const name = conflict.kind === 'drug' ? nameOfDrug(named) : named;
          return (
            <li key={conflict.conflictId}>
              <h3 tabIndex={-1}>
                {words.kinds[conflict.kind]}: {name}
              </h3>
              <div className={styles.sides}>
                {(['mine', 'theirs'] as const).map((side) => (
                  <div key={side} className={styles.side}>
                    <h4>{words[side]}</h4>
                    <ConflictSide conflict={conflict} side={side} />
                  </div>
                ))}
              </div>
              <div className={`no-print ${styles.choices}`}>
                {conflict.choices.map((choice) => (
                  <button
                    key={choice}
                    type="button"
                    className="ds-c-button"
                    aria-disabled={settle.isPending}
                    onClick={() => {
                      if (settle.isPending) return;
                      focusNext(conflict.conflictId);
                      const { conflictId } = conflict;
                      settle.mutate({ conflictId, choice }, { onSuccess: () => announce(words.settled(name)) });
                    }}
                  >
                    {words.choices[choice]} <span className="visually-hidden">{words.choicesFor(name)}</span>
                  </button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
