import { type ReactNode, useId, useState } from 'react';
import styles from './accordion.module.css';

type Props = { title: string; children: ReactNode };

/** One question that opens and closes. Its answer stays in the page, so that what was open is open again. */
export function AccordionItem({ title, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  return (
    <div className={styles.item}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {title}
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M5 9l7 7 7-7" />
          </svg>
        </button>
      </h3>
      <div id={id} className={styles.answer} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
