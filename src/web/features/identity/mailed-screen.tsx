import type { ReactNode } from 'react';
import { useSendCodeAgain } from '#web/data/identity.ts';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { announce } from '#web/lib/announce.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import styles from './identity.module.css';
import type { Mailed } from './interaction-screen.tsx';
import { refusalOf } from './refusal.ts';

type Props = {
  interaction: string;
  mailed: Mailed;
  /** A new code is on its way: what was said of the one before no longer counts. */
  onSentAgain: () => void;
  children: ReactNode;
};

/** While a code by mail is waited for: where to look, the form for the code, and what to do when none comes. */
export function MailedScreen({ interaction, mailed: { use, email, mailbox }, onSentAgain, children }: Props) {
  const texts = useTexts();
  const { mailed } = useIdentityTexts();
  const again = useSendCodeAgain(interaction);
  const refusal = refusalOf(again.error, texts, mailed);
  const send = () =>
    again.mutate(undefined, {
      onSuccess: () => {
        onSentAgain();
        announce(mailed.sentAgain);
      },
    });

  return (
    <>
      <PageHead title={mailed.title} part="mailed">
        <p className={`lead ${styles.sentTo}`}>{mailed.lead(email)}</p>
      </PageHead>
      {children}
      {again.isSuccess && (
        <Notice tone="note">
          <p>{mailed.sentAgain}</p>
        </Notice>
      )}
      {refusal !== null && (
        <Notice tone="problem" urgent>
          <p>{refusal}</p>
        </Notice>
      )}
      <p>
        <button type="button" className="link-button" aria-disabled={again.isPending} onClick={send}>
          {mailed.again}
        </button>
      </p>
      <p>
        <a href={use === 'register' ? '/register' : '/sign-in'}>{mailed.another}</a>
      </p>
      {mailbox !== null && (
        <section className={styles.demoAccounts}>
          <h2>{mailed.mailboxTitle}</h2>
          <p className="quiet">{mailed.mailbox}</p>
          <p>
            <a href={mailbox} target="_blank" rel="noreferrer">
              {mailed.openMailbox}
            </a>
          </p>
        </section>
      )}
    </>
  );
}
