import { useEffect } from 'react';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { PageHead } from '#web/ui/page-head.tsx';

/** Leads on to the member portal of the brand. It opens in a tab of its own. SHELL-023. */
export default function MemberBenefitsPage() {
  const { benefits } = useIdentityTexts();
  const { memberPortal } = useStart().site.addresses;

  useEffect(() => {
    window.location.replace(memberPortal);
  }, [memberPortal]);

  return (
    <div className="wrap page">
      <PageHead title={benefits.title}>
        <p className="lead">{benefits.lead}</p>
      </PageHead>
      <p>
        <a href={memberPortal}>{benefits.goOn}</a>
      </p>
    </div>
  );
}
