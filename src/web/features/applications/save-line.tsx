import { useEffect, useRef } from 'react';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { announce } from '#web/lib/announce.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './application.module.css';
import type { AnswersOfForm } from './use-answers.ts';

/** Whether all is kept. Who can not see it hears it the first time, and when it turns: not at every field. */
export function SaveLine({ form: { status, waiting, leave } }: { form: AnswersOfForm }) {
  const { saving: words } = useApplicationTexts().application;
  const said = useRef<'saved' | 'failed' | null>(null);

  useEffect(() => {
    if ((status !== 'saved' && status !== 'failed') || said.current === status) return;
    said.current = status;
    announce(words[status]);
  }, [status, words]);

  if (status === 'failed')
    return (
      <div className={`${styles.notSaved} no-print`}>
        <Notice tone="problem">
          <p>{words.failed}</p>
          <button type="button" className="ds-c-button" onClick={leave}>
            {words.tryNow}
          </button>
        </Notice>
      </div>
    );
  // In the middle of a word nothing is promised of it.
  const isTyping = status === 'saved' && Object.keys(waiting).length > 0;
  return <p className={`${styles.saveLine} quiet no-print`}>{status === 'rest' || isTyping ? '' : words[status]}</p>;
}
