import { useId } from 'react';
import { useTexts } from '#web/lib/start-context.ts';
import styles from './undo-line.module.css';

type Props = {
  /** What is gone. */
  sentence: string;
  onUndo: () => void;
  /** Why it could not be put back. */
  problem?: string | null | undefined;
  className?: string | undefined;
};

/** Stands where something was, until it is put back, the page is left, or the next thing goes: no time takes it away. */
export function UndoLine({ sentence, onUndo, problem, className = '' }: Props) {
  const { shell } = useTexts();
  const id = useId();

  return (
    <div className={`${styles.undoLine} ${className} no-print`}>
      <p id={id}>{sentence}</p>
      <button type="button" className="link-button" data-undo aria-describedby={id} onClick={onUndo}>
        {shell.undo}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
