import { Suspense } from 'react';
import { useMemberImport } from '#web/data/imports.ts';
import { useImportsPageTexts } from '#web/data/page-texts.ts';
import { useMay, useViewer } from '#web/data/viewer.ts';
import { useConsentEnd } from '#web/features/imports/consent-end.ts';
import { late } from '#web/lib/late.ts';
import { useStart } from '#web/lib/start-context.ts';
import formStyles from '#web/ui/form.module.css';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

const MemberClaims = late(() => import('#web/features/imports/member-claims.tsx'));

/** Claims of a member: the leave to read them, what they brought, and the way back. */
export default function ImportsPage() {
  const words = useImportsPageTexts();
  const { addresses } = useStart().site;
  const { kind } = useViewer();
  const mayImport = useMay('importItems');
  const memberImport = useMemberImport();
  const end = useConsentEnd();

  return (
    <div className={`wrap page ${formStyles.narrowPage}`}>
      <PageHead title={words.title}>
        <p className="lead">{words.lead}</p>
      </PageHead>
      {(end === 'refused' || end === 'unavailable') && (
        <Notice tone={end === 'unavailable' ? 'problem' : 'note'} urgent>
          <p>{words.came[end]}</p>
        </Notice>
      )}
      {!mayImport && kind === 'guest' && (
        <p>
          {words.onlyMembers} <a href={addresses.signIn}>{words.signIn}</a>
        </p>
      )}
      {mayImport && memberImport === undefined && <Loading label={words.loading} />}
      {((!mayImport && kind !== 'guest') || (mayImport && memberImport === null)) && <p>{words.nobody}</p>}
      {mayImport && memberImport && (
        <Suspense fallback={<Loading label={words.loading} />}>
          <MemberClaims memberImport={memberImport} />
        </Suspense>
      )}
      <p className="no-print">
        <Link to="/shopper-profile">{words.back}</Link>
      </p>
    </div>
  );
}
