import { COVER_KINDS, type CoverKind } from '#domain/plan-search/cover-kinds.ts';
import { usePageTexts } from '#web/data/page-texts.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './cover-explained.module.css';
import { CoverPicture } from './cover-picture.tsx';

type Props = { addressOf: (kind: CoverKind) => string; onChoose: () => void };

/** The three kinds of cover, each with its picture, what it means, and the way to its plans. */
export function CoverExplained({ addressOf, onChoose }: Props) {
  const { kinds } = usePageTexts('cover-explained').coverExplained;
  return (
    <ul className={styles.kinds}>
      {COVER_KINDS.map((kind) => (
        <li key={kind} id={kind} className={styles.kind}>
          <div className={styles.stage}>
            <CoverPicture kind={kind} width={190} className={styles.picture} />
          </div>
          <div className={styles.words}>
            <h2 tabIndex={-1}>{kinds[kind].title}</h2>
            <p className={styles.inShort}>{kinds[kind].inShort}</p>
            <ul className={styles.facts}>
              {kinds[kind].facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </div>
          <Link
            to={addressOf(kind)}
            className={kind === 'supplement' ? 'ds-c-button' : 'ds-c-button ds-c-button--solid'}
            onClick={onChoose}
          >
            {kinds[kind].action}
          </Link>
        </li>
      ))}
    </ul>
  );
}
