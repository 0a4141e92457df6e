import { useProfileTexts } from '#web/data/page-texts.ts';
import styles from './profile.module.css';

/** What must be said wherever Medicare Supplement insurance is spoken of. Spec A2. */
export function Disclosures() {
  const { title, paragraphs } = useProfileTexts().supplement.disclosures;

  return (
    <section className={styles.disclosures} aria-labelledby="disclosures">
      <h2 id="disclosures">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
