import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { recallWantedPlan } from '#web/data/enrollment-cookie.ts';
import { useProfileTexts, useSessionTexts } from '#web/data/page-texts.ts';
import { useWanted } from '#web/data/popups.ts';
import { useStart } from '#web/lib/start-context.ts';
import { wantedPlanAddress } from '#web/parts/applications/application-address.ts';
import { LoadingDialog } from '#web/ui/loading-dialog.tsx';
import { sessionSetup } from './session-setup.ts';
import { resumeView, type SignInEnd, signIn } from './sign-in.ts';
import type { Builder } from './startup.ts';
import type { SignInCode } from './validate-code.ts';

type Props = {
  /** Null in the tab of an agent that is loaded anew. */
  signInCode: SignInCode | null;
  builders: readonly Builder[];
  onSettled: () => void;
};

/** Covers the page until it is known who is looking. ROLE-414, AUTH-008. */
export default function LoginFlow({ signInCode, builders, onSettled }: Props) {
  const client = useQueryClient();
  const { site } = useStart();
  const { signingIn } = useSessionTexts();
  const { loading } = useProfileTexts().profileShell;
  const navigate = useNavigate();
  const [isImporting, setImporting] = useState(false);
  const hasBegun = useRef(false);
  const isOnTop = useWanted('loading', true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is good for one attempt.
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const { settled, settle } = sessionSetup();
    const onImport = () => setImporting(true);
    const parts = { client, brand: site.code, signInAddress: site.addresses.signIn, builders, onImport };
    const end = signInCode ? signIn(parts, signInCode) : resumeView(parts);
    let goesTo: SignInEnd['goesTo'] = 'page';
    void end.then((reached) => {
      goesTo = reached.goesTo;
      settle(reached.setup);
    });
    void settled.then(() => {
      // Whoever signed in to apply for a plan goes on there. ENROLL-021.
      const wanted = signInCode && goesTo === 'page' ? recallWantedPlan() : null;
      if (wanted) void navigate(wantedPlanAddress(site, wanted), { replace: true });
      if (goesTo === 'agent-desk') void navigate(site.addresses.agentDesk, { replace: true });
      if (goesTo === 'agent-refused') void navigate(`${site.addresses.agentDesk}?refused=factor`, { replace: true });
      onSettled();
    });
  }, []);

  return (
    <LoadingDialog
      isOpen={isOnTop}
      heading={isImporting ? loading.title : signingIn.title}
      message={isImporting ? loading.importing : signingIn.message}
    />
  );
}
