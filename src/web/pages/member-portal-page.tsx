import { useIdentityTexts } from '#web/data/page-texts.ts';
import { PageHead } from '#web/ui/page-head.tsx';

/** Stands in for the site of a health plan, which is not ours. */
export default function MemberPortalPage() {
  const { portal } = useIdentityTexts();

  return (
    <div className="wrap page">
      <PageHead title={portal.title}>
        <p className="lead">{portal.lead}</p>
      </PageHead>
      <p>{portal.close}</p>
    </div>
  );
}
