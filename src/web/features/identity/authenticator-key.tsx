import { useIdentityTexts } from '#web/data/page-texts.ts';
import { inGroups } from './checks.ts';
import styles from './identity.module.css';
import type { SecondFactor } from './interaction-screen.tsx';

type Props = NonNullable<SecondFactor['enrol']>;

/** Around the dark squares a reader wants four light ones. @source ISO/IEC 18004, 6.3.8 */
const MARGIN = 4;

/** What an authenticator has to know, to photograph or to type. */
export function AuthenticatorKey({ secret, picture: { size, path } }: Props) {
  const { secondStep } = useIdentityTexts();
  const side = size + 2 * MARGIN;

  return (
    <>
      <p>{secondStep.scan}</p>
      <svg
        className={styles.picture}
        viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
        role="img"
        aria-label={secondStep.picture}
      >
        <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="white" />
        <path d={path} fill="black" />
      </svg>
      <p>{secondStep.orType}</p>
      <p className={`${styles.key} ${styles.typed}`}>{inGroups(secret)}</p>
    </>
  );
}
