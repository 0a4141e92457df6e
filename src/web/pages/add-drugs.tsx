import { useBrowseTexts } from '#web/data/page-texts.ts';
import { Link } from '#web/ui/link.tsx';

/** What a shopper without saved drugs is led to. */
export function AddDrugs() {
  const { totalCost } = useBrowseTexts();
  return (
    <Link className="no-print" to="/health-plans/estimate-drug-costs">
      {totalCost.addDrugs}
    </Link>
  );
}
