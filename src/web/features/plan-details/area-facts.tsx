import type { County } from '#contract/geography.ts';
import type { PlanDetails } from '#contract/plan.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { isOfferedIn } from './is-offered-in.ts';

type Props = { plan: PlanDetails; place: County | null };

export function AreaFacts({ plan, place }: Props) {
  const { planDetails } = usePlanDetailsTexts();
  const texts = useTexts();
  if (plan.serviceArea.length === 0) return <p>{planDetails.noArea}</p>;
  const states = [...new Set(plan.serviceArea.map(({ stateCode }) => stateCode))];
  const county = place && texts.place.county(place.fipsCountyName, place.stateCode);

  return (
    <>
      {place && county && (
        <p>{isOfferedIn(plan, place) ? planDetails.inCounty(county) : planDetails.notInCounty(county)}</p>
      )}
      <ul>
        {states.map((state) => {
          const areas = plan.serviceArea.filter(({ stateCode }) => stateCode === state);
          const isWhole = areas.some(({ fipsCountyCode }) => fipsCountyCode === null);
          const names = areas.flatMap(({ countyName }) => countyName ?? []);
          return (
            <li key={state}>
              {isWhole ? planDetails.wholeState(state) : planDetails.counties(state, areas.length)}
              {!isWhole && names.length > 0 && (
                <p className="quiet">
                  {names.join(', ')}
                  {names.length < areas.length && ` ${planDetails.unnamedCounties(areas.length - names.length)}`}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
