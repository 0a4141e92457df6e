import { useQueryClient } from '@tanstack/react-query';
import { useHasSaved } from '#web/data/has-saved.ts';
import { learn, useSessionFacts } from '#web/data/session-facts.ts';
import { late } from '#web/lib/late.ts';
import { OutageBanner } from './outage-banner.tsx';

const AccountReady = late(() => import('./account-ready.tsx'));

type Props = {
  /** A button that goes with its banner hands the focus on. */
  onClosed: () => void;
};

/** What this page learned of its session: the outage, and the new account where it got something to keep. AUTH-402. */
export function SessionNotices({ onClosed }: Props) {
  const client = useQueryClient();
  const { isServiceOutage, isAccountSetupComplete } = useSessionFacts();
  const hasSaved = useHasSaved();

  // Closed, it stays away until the next page load. SHELL-403.
  const close = (fact: 'isServiceOutage' | 'isAccountSetupComplete') => () => {
    learn(client, { [fact]: false });
    onClosed();
  };

  return (
    <>
      {isServiceOutage && <OutageBanner onClose={close('isServiceOutage')} />}
      {isAccountSetupComplete && hasSaved && <AccountReady onClose={close('isAccountSetupComplete')} />}
    </>
  );
}
