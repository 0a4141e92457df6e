import { MEDICARE_PHONE } from '#content/medicare-phone.ts';
import type { Edition } from '#contract/plan.ts';
import { useStart } from '#web/lib/start-context.ts';
import { editionNames } from '#web/parts/plans/source-names.ts';
import styles from './site-footer.module.css';

/** Paper without drug costs does not tell where they would come from. */
type SourceKind = 'plans' | 'drugs' | 'places';

function kindOf(dataset: Edition['dataset']): SourceKind {
  if (dataset === 'geography') return 'places';
  return dataset === 'plans' || dataset === 'stars' ? 'plans' : 'drugs';
}

export function SiteFooter() {
  const { texts, site, editions, language } = useStart();
  const { footer, sources } = texts.shell;
  const { needHelp, tty } = site.phones;
  const namesOf = (kind: SourceKind) =>
    editionNames(
      editions.filter(({ dataset }) => kindOf(dataset) === kind),
      sources,
      language,
    );

  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.words}>
          <p className={styles.help}>
            <strong>{footer.needHelp}</strong>{' '}
            <span className="phone">
              <a href={`tel:${needHelp}`}>{needHelp}</a> {footer.call(tty)}
            </span>
          </p>
          <p>{footer.notGovernment(site.name)}</p>
          <p>
            {footer.notAllPlans} <a href="https://www.medicare.gov/">Medicare.gov</a> {footer.orCall}{' '}
            <span className="phone">1-800-MEDICARE</span>{' '}
            <span className="phone">{footer.call(MEDICARE_PHONE.tty)}.</span>
          </p>
          <p>{footer.material(site.materialId)}</p>
        </div>
        <section className={styles.words} aria-labelledby="about-plans">
          <h2 id="about-plans">{footer.about}</h2>
          <ul>
            {namesOf('plans').map((name) => (
              <li key={name}>{name}.</li>
            ))}
            {namesOf('drugs').map((name) => (
              <li key={name} className={styles.drugSource}>
                {name}.
              </li>
            ))}
            {namesOf('places').map((name) => (
              <li key={name}>
                {name}, {footer.geoNames} <a href="https://www.geonames.org/">GeoNames</a>, {footer.geoNamesLicence}
              </li>
            ))}
          </ul>
          {editions.some(({ madeUp }) => madeUp) && <p>{footer.madeUp}</p>}
        </section>
      </div>
    </footer>
  );
}
