import { useId } from 'react';
import { COVER_KINDS, type CoverKind } from '#domain/plan-search/cover-kinds.ts';
import { usePageTexts } from '#web/data/page-texts.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './cover-choice.module.css';
import { CoverPicture } from './cover-picture.tsx';

type Props = {
  addressOf: (kind: CoverKind | 'not-sure') => string;
  onChoose: () => void;
  onShowAll: () => void;
};

/** What kind of cover is wanted: asked once, above the list, and left out with one press. */
export function CoverChoice({ addressOf, onChoose, onShowAll }: Props) {
  const words = usePageTexts('cover-choice').coverChoice;
  const title = useId();
  const options = [
    ...COVER_KINDS.map((kind) => ({ kind, ...words.kinds[kind] })),
    { kind: 'not-sure' as const, ...words.notSure },
  ];

  return (
    <section className={`panel no-print ${styles.choice}`} aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <ul>
        {options.map(({ kind, name, text }) => (
          <li key={kind}>
            <Link to={addressOf(kind)} className={styles.option} onClick={onChoose}>
              <CoverPicture kind={kind} width={84} className={styles.picture} />
              <span>
                <strong>{name}</strong> <span className={styles.text}>{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className="link-button" onClick={onShowAll}>
        {words.showAll}
      </button>
    </section>
  );
}
