import { EDUCATION_SOURCES } from '#content/education-sources.ts';
import type { EducationTexts } from '#content/en/education-texts.ts';
import { usePageTexts } from '#web/data/page-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { SourceWords } from '#web/ui/source-words.tsx';
import styles from './education-page.module.css';

type Chapter = EducationTexts['education']['parts'];

export default function EducationPage() {
  const { education } = usePageTexts('education');
  const chapters: [id: string, chapter: Chapter][] = [
    ['parts', education.parts],
    ['seasons', education.seasons],
  ];

  return (
    <div className={`wrap page ${styles.education}`}>
      <PageHead name={education.pageTitle} title={education.title}>
        <p className="lead">{education.lead}</p>
      </PageHead>
      {chapters.map(([id, { title, facts }]) => (
        <section key={id} aria-labelledby={id} className={styles.chapter}>
          <h2 id={id}>{title}</h2>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact.title}>
                <h3>{fact.title}</h3>
                <p>{fact.text}</p>
                <p className="quiet">
                  {education.source}{' '}
                  <a href={EDUCATION_SOURCES[fact.source].address}>
                    <SourceWords>{EDUCATION_SOURCES[fact.source].name}</SourceWords>
                  </a>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>{education.moreSeasons}</p>
      <p className="actions">
        <Link className="ds-c-button ds-c-button--solid" to="/health-plans">
          {education.goOn}
        </Link>
      </p>
    </div>
  );
}
