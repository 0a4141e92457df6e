import { Link, useLocation } from 'react-router';
import { useProfileTexts } from '#web/lib/page-texts.ts';
import { PageHead } from '#web/ui/page-head.tsx';

/** Stands where a tool will be, so that no link of the profile leads to nowhere. */
export default function ComingPage() {
  const { pathname } = useLocation();
  const { coming, tools } = useProfileTexts().profileShell;

  return (
    <div className="wrap page">
      <PageHead title={pathname.endsWith('pharmacy-search') ? tools.pharmacies : tools.drugCosts} />
      <p className="lead">{coming.lead}</p>
      <p>
        <Link className="ds-c-button ds-c-button--solid" to="/shopper-profile">
          {coming.back}
        </Link>
      </p>
    </div>
  );
}
