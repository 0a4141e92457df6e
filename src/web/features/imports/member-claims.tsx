import { Suspense } from 'react';
import type { MemberImport } from '#contract/imports.ts';
import { useImportsPageTexts } from '#web/data/page-texts.ts';
import { withTexts } from '#web/data/with-texts.ts';
import { late } from '#web/lib/late.ts';
import { Loading } from '#web/ui/loading.tsx';
import { AgreementList } from './agreement-list.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import { LastImport } from './last-import.tsx';

const ConflictList = late(withTexts('profile', () => import('./conflict-list.tsx')));

/** What has to be chosen comes first, and so does the question for leave as long as it is open. */
export default function MemberClaims({ memberImport }: { memberImport: MemberImport }) {
  const { loading } = useImportsPageTexts();
  const { conflicts, needsConsent, importHistory } = memberImport;

  return (
    <>
      {conflicts.length > 0 && (
        <Suspense fallback={<Loading label={loading} />}>
          <ConflictList conflicts={conflicts} />
        </Suspense>
      )}
      {needsConsent && <ConsentPanel memberImport={memberImport} />}
      <LastImport memberImport={memberImport} />
      {!needsConsent && <ConsentPanel memberImport={memberImport} />}
      <AgreementList agreements={importHistory} />
    </>
  );
}
