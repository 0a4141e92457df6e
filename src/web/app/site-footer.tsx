import { formatDate } from '#content/format/date.ts';
import type { Edition } from '#contract/plan.ts';
import { type StartContextValue, useStart } from '#web/lib/start-context.ts';

export function SiteFooter() {
  const start = useStart();
  const { texts, site, editions } = start;
  const { footer } = texts.shell;
  const { needHelp, tty } = site.phones;

  return (
    <footer className="site-footer">
      <div className="wrap">
        <p className="help">
          <strong>{footer.needHelp}</strong> <a href={`tel:${needHelp}`}>{needHelp}</a> {footer.call(tty)}
        </p>
        <section aria-labelledby="about-plans">
          <h2 id="about-plans">{footer.about}</h2>
          <ul>
            {editions.map((edition) => (
              <li key={`${edition.dataset} ${edition.planYear} ${edition.source}`}>{sentenceOf(edition, start)}</li>
            ))}
          </ul>
          {editions.some(({ madeUp }) => madeUp) && <p>{footer.madeUp}</p>}
          <p>
            {footer.geoNames} <a href="https://www.geonames.org/">GeoNames</a>, {footer.geoNamesLicence}
          </p>
        </section>
        <p>{footer.notGovernment(site.name)}</p>
        <p>
          {footer.notAllPlans} <a href="https://www.medicare.gov/">Medicare.gov</a> {footer.orCall}
        </p>
        <p>{footer.material(site.materialId)}</p>
      </div>
    </footer>
  );
}

function sentenceOf({ dataset, planYear, source, asOf }: Edition, { texts, language }: StartContextValue): string {
  const { footer } = texts.shell;
  const of = {
    plans: planYear === null ? footer.plans : footer.plansOf(planYear),
    stars: planYear === null ? footer.stars : footer.starsOf(planYear),
    geography: footer.places,
  };
  return footer.edition(of[dataset], source, asOf && formatDate(asOf, language));
}
