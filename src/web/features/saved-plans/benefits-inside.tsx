import { useQuery } from '@tanstack/react-query';
import type { BenefitItem, PlanCard } from '#contract/plan-card.ts';
import { dentalCoverage } from '#domain/plans/dental-coverage.ts';
import { contentQuery } from '#web/data/content.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useSourceNames } from '#web/data/source-names.ts';
import { useStart } from '#web/lib/start-context.ts';
import { useBenefitLabels } from '#web/parts/plans/benefit-labels.ts';
import { Said, said } from '#web/ui/said.tsx';
import { CardRiders } from './card-riders.tsx';
import { priceRows, summariesOf } from './card-rows.ts';
import styles from './saved-plan-card.module.css';

type Props = { facts: PlanCard; benefits: readonly BenefitItem[] };

/** What is inside the fold. It comes after the first view. */
export default function BenefitsInside({ facts, benefits }: Props) {
  return (
    <>
      <Costs facts={facts} benefits={benefits} />
      <CardRiders riders={facts.rider} />
    </>
  );
}

function Costs({ facts, benefits }: Props) {
  const texts = useProfileTexts();
  const labels = useBenefitLabels(texts.benefits);
  const names = useSourceNames();
  const { language, site, texts: shared } = useStart();
  const { planCard, sourceWords } = texts;
  const { notAvailable } = shared.planFacts;
  const { data } = useQuery(contentQuery(site.code, 'dental-covered-plans'));
  const dental = data && dentalCoverage(facts.planId, facts.planYear, data.plans);

  return (
    <dl className={styles.facts}>
      {priceRows(facts, texts, language).map(({ label, value }) => (
        <div className={styles.fact} key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {facts.planType !== 'PDP' && (
        <div className={styles.fact}>
          <dt>{planCard.dentalNetwork}</dt>
          <dd>{dental ? planCard.dentalAnswers[dental] : notAvailable}</dd>
        </div>
      )}
      {summariesOf(benefits, labels, {
        noCoverage: planCard.noCoverage,
        notAvailable,
        sourceWords,
        names,
        language,
      }).map((summary) => (
        <div className={styles.fact} key={summary.key}>
          <dt>{said(summary.benefitName)}</dt>
          <dd>
            <Said said={summary.youPay} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
