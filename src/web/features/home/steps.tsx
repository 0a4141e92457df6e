import { useHomeTexts } from '#web/data/page-texts.ts';
import styles from './steps.module.css';

/** What a visit is made of: stands where there is no example to show. */
export function Steps() {
  const { steps } = useHomeTexts();
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
