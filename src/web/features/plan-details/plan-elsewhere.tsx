import { useQueries } from '@tanstack/react-query';
import { dashedPlanId } from '#domain/plans/plan-id.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { planDetailsQuery } from '#web/data/plan-details.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Props = { planId: string; planYear: number; addressOf: (year: number) => string; backToPlans: string };

/** A plan that is not there may be there in another year: those that we hold plans of are asked. */
export function PlanElsewhere({ planId, planYear, addressOf, backToPlans }: Props) {
  const { planDetails } = usePlanDetailsTexts();
  const { editions } = useStart();
  const years = editions.flatMap(({ dataset, planYear: year }) =>
    dataset === 'plans' && year !== null && year !== planYear ? [year] : [],
  );
  const others = useQueries({ queries: years.map((year) => planDetailsQuery(planId, year)) });
  const offered = years.filter((_year, index) => others[index]?.data);
  const isKnown = others.every(({ isPending }) => !isPending);

  return (
    <Notice tone="note">
      <p>{planDetails.notFound(dashedPlanId(planId), planYear)}</p>
      {offered.map((year) => (
        <p key={year}>{planDetails.offeredIn(year)}</p>
      ))}
      {isKnown && offered.length === 0 && <p>{planDetails.inNoYear}</p>}
      <p className="actions">
        {offered.map((year) => (
          <Link key={year} className="ds-c-button ds-c-button--solid" to={addressOf(year)}>
            {planDetails.seeYear(year)}
          </Link>
        ))}
        <Link className="ds-c-button" to={backToPlans}>
          {planDetails.seePlans}
        </Link>
      </p>
    </Notice>
  );
}
