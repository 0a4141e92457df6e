import { useOwnDataTexts } from '#web/data/page-texts.ts';
import styles from './own-data.module.css';

export function KeptList() {
  const { kept } = useOwnDataTexts();

  return (
    <dl className={styles.kept}>
      {kept.rows.map(({ what, until }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{until}</dd>
        </div>
      ))}
    </dl>
  );
}
