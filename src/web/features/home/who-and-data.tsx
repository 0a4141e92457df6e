import { useHomeTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { editionNames } from '#web/parts/plans/source-names.ts';
import styles from './who-and-data.module.css';

/** What a figure of a plan rests on; names of drugs and places are told in the footer. */
const DATASETS: readonly string[] = ['plans', 'stars', 'formularies', 'reference-prices'];

/** Who stands behind the site, and the editions of the data that it shows. */
export function WhoAndData() {
  const { who, data } = useHomeTexts();
  const { site, editions, texts, language } = useStart();
  const { sources, footer } = texts.shell;
  const { needHelp, tty } = site.phones;
  const used = editions.filter(({ dataset }) => DATASETS.includes(dataset));

  return (
    <div className={`wrap ${styles.columns}`}>
      <section aria-labelledby="who-we-are">
        <h2 id="who-we-are">{who.title}</h2>
        <p>{who.private(site.name)}</p>
        <p>{who.order}</p>
        <p>
          {who.account} {who.questions}{' '}
          <span className="phone">
            <a href={`tel:${needHelp}`}>{needHelp}</a> {footer.call(tty)}
          </span>
        </p>
      </section>
      {used.length > 0 && (
        <section aria-labelledby="our-data">
          <h2 id="our-data">{data.title}</h2>
          <ul>
            {editionNames(used, sources, language).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p>{data.unknown}</p>
        </section>
      )}
    </div>
  );
}
