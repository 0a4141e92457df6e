import { useRef } from 'react';
import type { UserDetails } from '#contract/demographics.ts';
import { beginConfirming, type Confirming, endOfConfirming } from '#domain/identity/confirm-steps.ts';
import { EXTRA_FIELDS, type ExtraField } from '#domain/identity/identity-form.ts';
import { prefill } from '#domain/identity/prefilled.ts';
import { useImportsTexts } from '#web/data/page-texts.ts';
import { useEndConfirming } from '#web/data/profile-merge.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Modal } from '#web/ui/modal.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';

/** Decision IDENT-626: what an account knows may not be edited here. */
const MAY_EDIT = { mayEdit: false };

type Props = {
  isOpen: boolean;
  user: UserDetails;
  /** The popup of who is asked for what an agent wrote down; else the form of who looks for it. IDENT-600, IDENT-609. */
  asked: readonly ExtraField[] | null;
  onClosed: () => void;
};

/** Closing it, by whatever way, ends it: a choice to skip is kept, and the profile is read again. IDENT-618 to IDENT-621. */
export default function ConfirmIdentityDialog({ isOpen, user, asked, onClosed }: Props) {
  const { profileMerge: words } = useImportsTexts();
  const { phones } = useStart().site;
  const attempts = user.identityAttempts ?? {
    remainingCount: beginConfirming().remaining,
    tollFree: phones.importHelp,
  };
  const stands = useRef<Confirming>(beginConfirming(attempts.remainingCount));
  const end = useEndConfirming();
  const isPopup = asked !== null;

  const close = (confirming: Confirming) => {
    onClosed();
    void end(endOfConfirming(confirming));
  };

  return (
    <Modal
      isOpen={isOpen}
      keepsInside
      title={isPopup ? words.title : words.form.title}
      hasLongTitle={isPopup}
      close={{
        label: words.closeDialog,
        onClose: () => {
          // What is on its way is waited for: its answer says whether there is anything to skip.
          if (stands.current.status !== 'loading') close(stands.current);
        },
      }}
    >
      <ConfirmIdentity
        intro={<p>{isPopup ? words.intro : words.form.intro}</p>}
        extras={asked ?? EXTRA_FIELDS}
        prefilled={prefill(user, MAY_EDIT)}
        attempts={attempts}
        onChange={(next) => {
          stands.current = next;
        }}
        onClose={close}
        {...(!isPopup && { leave: words.skip })}
      />
    </Modal>
  );
}
