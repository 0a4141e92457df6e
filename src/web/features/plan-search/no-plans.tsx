import { useTexts } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Props = { planYear: number; county: string; otherYears: readonly number[]; addressOf: (year: number) => string };

/** A year without plans says so and offers another; nothing saved is touched. */
export function NoPlans({ planYear, county, otherYears, addressOf }: Props) {
  const { planList } = useTexts();

  return (
    <Notice tone="note">
      <p>{planList.noneOfYear(planYear, county)}</p>
      {otherYears.length === 0 && <p>{planList.noneAnywhere}</p>}
      <p className="actions">
        {otherYears.map((year) => (
          <Link key={year} className="ds-c-button ds-c-button--solid" to={addressOf(year)}>
            {planList.seeOtherYear(year)}
          </Link>
        ))}
        <Link className="ds-c-button" to="/shopper-profile">
          {planList.seeSaved}
        </Link>
      </p>
    </Notice>
  );
}
