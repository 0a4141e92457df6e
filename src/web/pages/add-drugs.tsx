import { Link } from 'react-router';
import { useBrowseTexts } from '#web/data/page-texts.ts';

/** What a shopper without saved drugs is led to. */
export function AddDrugs() {
  const { totalCost } = useBrowseTexts();
  return (
    <Link className="no-print" to="/health-plans/estimate-drug-costs">
      {totalCost.addDrugs}
    </Link>
  );
}
