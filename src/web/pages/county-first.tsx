import { useNavigate, useSearchParams } from 'react-router';
import type { County } from '#contract/geography.ts';
import { fiveDigitFips } from '#domain/geography/county.ts';
import { CountyChoice } from '#web/features/geography/county-choice.tsx';
import { useStart } from '#web/lib/start-context.ts';

/** Of a ZIP code that lies in several counties one is chosen, and stands in the address from then on. */
export default function CountyFirst({ counties }: { counties: readonly County[] }) {
  const { site } = useStart();
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();

  const onChoose = (county: County) =>
    setSearch(
      (search) => {
        search.set('county', fiveDigitFips(county));
        return search;
      },
      { replace: true },
    );
  return (
    <CountyChoice
      counties={counties}
      onChoose={onChoose}
      onOtherZip={() => void navigate(site.addresses.planSummary)}
    />
  );
}
