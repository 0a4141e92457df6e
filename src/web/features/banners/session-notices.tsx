import { useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { learn, useSessionFacts } from '#web/data/session-facts.ts';
import { OutageBanner } from './outage-banner.tsx';

const AccountReady = lazy(() => import('./account-ready.tsx'));

type Props = {
  /** A button that goes with its banner hands the focus on. */
  onClosed: () => void;
};

/** What this page learned of its session: the outage, and the new account. */
export function SessionNotices({ onClosed }: Props) {
  const client = useQueryClient();
  const { isServiceOutage, isAccountSetupComplete } = useSessionFacts();

  // Closed, it stays away until the next page load. SHELL-403.
  const close = (fact: 'isServiceOutage' | 'isAccountSetupComplete') => () => {
    learn(client, { [fact]: false });
    onClosed();
  };

  return (
    <>
      {isServiceOutage && <OutageBanner onClose={close('isServiceOutage')} />}
      {isAccountSetupComplete && <AccountReady onClose={close('isAccountSetupComplete')} />}
    </>
  );
}
