import type { NetworkAnswer } from '#domain/providers/network-answer.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import styles from './coverage-answer.module.css';

const PATHS: Record<NetworkAnswer, string> = {
  'in-network': 'M4 12l5 5L20 6',
  'accepts-medicare': 'M4 12l5 5L20 6',
  'not-listed': 'M12 4v10M12 18v2',
  'not-available': 'M5 12h14',
};

/** What a plan says of a doctor at one place; its word stands beside the sign. 'Not listed' is not 'not covered'. */
export function CoverageAnswer({ answer }: { answer: NetworkAnswer }) {
  const { answers } = useDoctorsTexts().doctors;
  return (
    <span className={styles.answer} data-answer={answer}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={PATHS[answer]} />
      </svg>
      {answers[answer]}
    </span>
  );
}
