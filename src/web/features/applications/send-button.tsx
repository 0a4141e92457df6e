import { useQueryClient } from '@tanstack/react-query';
import { applicationQuery, useSubmitApplication } from '#web/data/applications.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { systemDateQuery } from '#web/data/today.ts';
import { useProfileUuid } from '#web/data/viewer.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { useOnePress } from '#web/lib/use-one-press.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './application.module.css';
import type { AnswersOfForm } from './use-answers.ts';

type Props = { applicationId: string; form: AnswersOfForm; onSent: () => void };

/** Pressed again while it is on its way it does nothing, and the server sends an application once. */
export function SendButton({ applicationId, form, onSent }: Props) {
  const texts = useTexts();
  const { review: words } = useApplicationTexts().application;
  const client = useQueryClient();
  const uuid = useProfileUuid();
  const { mutate, isPending, error } = useSubmitApplication();
  const once = useOnePress();
  // Where it goes on is kept too, and may be on its way.
  const isKept = Object.keys(form.waiting).length === 0 && form.status !== 'saving';

  const readAgain = () => void client.invalidateQueries({ queryKey: applicationQuery(uuid, applicationId).queryKey });
  const send = (end: () => void) =>
    mutate(applicationId, {
      onSuccess: onSent,
      // Over midnight a season ends: the steps in the way are found with the date of the server.
      onError: () => void client.invalidateQueries({ queryKey: systemDateQuery.queryKey }),
      onSettled: () => {
        end();
        readAgain();
      },
    });
  return (
    <section className={`${styles.send} no-print`}>
      <p>{words.ready}</p>
      {error && (
        <Notice tone="problem" urgent>
          <p>{problemText(error, texts)}</p>
        </Notice>
      )}
      <button
        type="button"
        className="ds-c-button ds-c-button--solid"
        aria-disabled={isPending || !isKept}
        onClick={() => isKept && once(send)}
      >
        {isPending ? words.sending : words.send}
      </button>
      <p className="quiet">{words.once}</p>
    </section>
  );
}
