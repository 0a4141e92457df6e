import { useHomeTexts } from '#web/data/page-texts.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './ways-in.module.css';
import { ChoosePicture, DrugsPicture } from './ways-pictures.tsx';

type Props = { drugsAddress: string; chooseAddress: string };

/** Besides the ZIP code: by the drugs that somebody takes, or by the kind of cover. */
export function WaysIn({ drugsAddress, chooseAddress }: Props) {
  const { otherWays, ways } = useHomeTexts();
  return (
    <nav className={styles.ways} aria-label={otherWays}>
      <Link to={drugsAddress} className={styles.way}>
        <DrugsPicture />
        <span>
          <strong>{ways.drugs.title}</strong> {ways.drugs.text}
        </span>
      </Link>
      <Link to={chooseAddress} className={styles.way}>
        <ChoosePicture />
        <span>
          <strong>{ways.choose.title}</strong> {ways.choose.text}
        </span>
      </Link>
    </nav>
  );
}
