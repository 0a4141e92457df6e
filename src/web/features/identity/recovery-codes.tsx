import { useIdentityTexts } from '#web/data/page-texts.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { inGroups } from './checks.ts';
import styles from './identity.module.css';

type Props = { codes: readonly string[]; continueUrl: string };

/** Shown once. */
export function RecoveryCodes({ codes, continueUrl }: Props) {
  const { recovery } = useIdentityTexts().secondStep;

  return (
    <>
      <PageHead title={recovery.title} part="recovery-codes">
        <p className="lead">{recovery.lead}</p>
      </PageHead>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className={styles.key}>
            {inGroups(code)}
          </li>
        ))}
      </ul>
      <p className="actions">
        <a className="ds-c-button ds-c-button--solid" href={continueUrl}>
          {recovery.goOn}
        </a>
      </p>
    </>
  );
}
