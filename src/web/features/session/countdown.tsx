import { formatCountdown } from '#domain/session/countdown.ts';
import { useSessionTexts } from '#web/data/page-texts.ts';
import styles from './session.module.css';

/** When the time left is said aloud, in seconds: each second would drown everything else. Decision AUTH-601. */
const SAID_AT = [10, 30, 60, 120];

/** What is left until the end of the session, in milliseconds: to see each second, to hear now and then. */
export function Countdown({ left }: { left: number }) {
  const { timeout } = useSessionTexts();
  const said = SAID_AT.find((seconds) => left <= seconds * 1000);

  return (
    <>
      <p className={styles.countdown} role="timer" aria-live="off">
        {formatCountdown(left)}
      </p>
      <p className="visually-hidden" role="status">
        {said !== undefined && left > 0 && timeout.secondsLeft(said)}
      </p>
    </>
  );
}
