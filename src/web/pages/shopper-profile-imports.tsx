import { Suspense, useEffect, useState } from 'react';
import { type ExtraField, extrasOf } from '#domain/identity/identity-form.ts';
import { decideIdentityQuestion } from '#domain/identity/telesales-type.ts';
import { importWay } from '#domain/imports/import-way.ts';
import { useIsImporting, useMemberImport, useUserDetails } from '#web/data/imports.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useWanted } from '#web/data/popups.ts';
import { useMay, useViewer } from '#web/data/viewer.ts';
import { useConsentEnd } from '#web/features/imports/consent-end.ts';
import { ImportNotice } from '#web/features/imports/import-notice.tsx';
import { late } from '#web/lib/late.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { LoadingDialog } from '#web/ui/loading-dialog.tsx';

const ImportDialog = late(() => import('#web/features/imports/import-dialog.tsx'));
const ConfirmIdentityDialog = late(() => import('#web/features/profile-merge/confirm-identity-dialog.tsx'));

type Props = {
  /** Gives the views what their import link does; undefined takes the link away. DRUG-604. */
  onOffer: (start: (() => void) | undefined) => void;
  onConsent: () => void;
  /** A box has closed that nobody had opened by hand. */
  onClosed: () => void;
};

/** The boxes that bring something into the profile, one at a time. SHELL-603, SHELL-605. */
export default function ShopperProfileImports({ onOffer, onConsent, onClosed }: Props) {
  const { loading } = useProfileTexts().profileShell;
  const { kind } = useViewer();
  const isMember = useMay('importItems');
  const user = useUserDetails();
  const memberImport = useMemberImport() ?? null;
  const isImporting = useIsImporting();
  const hasAgreed = useConsentEnd() === 'agreed';
  const [opened, setOpened] = useState<'import' | 'identity' | null>(null);
  const [isSettled, setSettled] = useState(false);
  const [asked, setAsked] = useState<readonly ExtraField[] | null>(null);

  const question = user && decideIdentityQuestion({ ...user, isGuest: user.isGuestUser });
  const hasAttempts = user?.identityAttempts?.remainingCount !== 0;
  // Who confirmed is asked no more, and still reads that it went well. Who has no attempt left is not asked again.
  if (question?.asked && hasAttempts && !isSettled && asked === null) setAsked(extrasOf(question.type));
  const isIdentityOpen = asked !== null || opened === 'identity';
  const way = importWay({ isSignedIn: user !== null, isCloaked: kind === 'cloaked', isMember, memberImport });
  const isLoadingShown = useWanted('loading', isImporting);
  const isIdentityShown = useWanted('identity', isIdentityOpen);
  const isImportShown = useWanted('import', opened === 'import');

  useEffect(() => {
    if (question?.asked === false && question.because === 'unknown-type') logOnce('the telesales type is not known');
  }, [question]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the link does follows from where it leads.
  useEffect(() => {
    onOffer(way === null ? undefined : () => (way === 'consent' ? onConsent() : setOpened(way)));
    return () => onOffer(undefined);
  }, [way]);

  const closeIdentity = () => {
    setSettled(true);
    setAsked(null);
    setOpened(null);
    if (opened !== 'identity') onClosed();
  };

  return (
    <>
      {memberImport && <ImportNotice memberImport={memberImport} hasAgreed={hasAgreed} />}
      <LoadingDialog isOpen={isLoadingShown} heading={loading.title} message={loading.importing} />
      <Suspense fallback={null}>
        {user && isIdentityOpen && (
          <ConfirmIdentityDialog isOpen={isIdentityShown} user={user} asked={asked} onClosed={closeIdentity} />
        )}
        {opened === 'import' && memberImport && (
          <ImportDialog
            isOpen={isImportShown}
            attestation={memberImport.attestation.text}
            onClose={() => setOpened(null)}
            onFound={() => {
              setOpened(null);
              onClosed();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
