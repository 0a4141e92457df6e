import type { County } from '#contract/geography.ts';
import type { PlanDetails } from '#contract/plan.ts';
import { useBrowseTexts, usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { type BenefitSection, sectionOf } from '#web/parts/plans/benefit-lines.ts';
import { type FactKind, factSource } from '#web/parts/plans/source-names.ts';
import { AreaFacts } from './area-facts.tsx';
import { BenefitFacts } from './benefit-facts.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { FactGroup } from './fact-group.tsx';
import { FactList } from './fact-list.tsx';
import { ratingFacts } from './rating-facts.ts';
import { RiderFacts } from './rider-facts.tsx';

/** The groups below costs and drugs. */
export default function PlanFactsRest({ plan, place }: { plan: PlanDetails; place: County | null }) {
  const words = { ...useBrowseTexts(), ...usePlanDetailsTexts() };
  const { texts, language } = useStart();
  const { planDetails } = words;
  const { sections } = planDetails;
  const sourceOf = (kind: FactKind) => factSource(plan, kind, texts.shell.sources, language);
  const linesOf = (section: BenefitSection) => plan.benefits.filter(({ category }) => sectionOf(category) === section);
  const hasCare = plan.planType !== 'PDP';
  const hasLines = plan.benefits.length > 0;

  return (
    <>
      {hasCare && (
        <FactGroup id="medical" title={sections.medical} source={sourceOf('benefits')}>
          {hasLines ? <BenefitFacts lines={linesOf('medical')} /> : <p>{planDetails.noBenefits}</p>}
        </FactGroup>
      )}
      {hasCare && hasLines && (
        <>
          <FactGroup id="dental" title={sections.dentalVisionHearing} source={sourceOf('benefits')}>
            <BenefitFacts lines={linesOf('dentalVisionHearing')} />
          </FactGroup>
          <FactGroup id="extra" title={sections.extra} source={sourceOf('benefits')}>
            <BenefitFacts lines={linesOf('extra')} />
          </FactGroup>
        </>
      )}
      {hasCare && (
        <FactGroup id="riders" title={sections.riders} source={plan.rider.length > 0 ? sourceOf('benefits') : null}>
          <RiderFacts riders={plan.rider} />
        </FactGroup>
      )}
      <FactGroup id="ratings" title={sections.ratings} source={sourceOf('stars')}>
        <FactList facts={ratingFacts(plan, words, texts)} />
      </FactGroup>
      <FactGroup id="area" title={sections.area} source={sourceOf('planList')}>
        <AreaFacts plan={plan} place={place} />
      </FactGroup>
      <FactGroup id="contact" title={sections.contact} source={sourceOf('planList')}>
        <ContactFacts plan={plan} />
      </FactGroup>
    </>
  );
}
