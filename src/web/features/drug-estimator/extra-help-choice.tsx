import { useId, useState } from 'react';
import { EXTRA_HELP_CHOICES, type ExtraHelpChoice, mayAnswerExtraHelp } from '#domain/extra-help/choice.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { type SavedDrugs, useAnswerExtraHelp } from '#web/data/saved-drugs.ts';
import { useMay, useViewer } from '#web/data/viewer.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { recall, remember } from '#web/lib/session-memory.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import styles from './results-step.module.css';

/** Asks for Extra Help, with no answer presumed. LIS-012 to LIS-016. */
export function ExtraHelpQuestion({ extraHelp }: Pick<SavedDrugs, 'extraHelp'>) {
  const texts = useTexts();
  const { help: words } = useEstimatorTexts();
  const { isMember, kind } = useViewer();
  const mayAnswer = useMay('answerExtraHelp');
  const { mutate, error } = useAnswerExtraHelp();
  // Set with the press itself: a radio that waits for the call would jump back for a moment.
  const [onItsWay, setOnItsWay] = useState<ExtraHelpChoice | null>(null);
  const [isExplained, setExplained] = useState(false);
  const id = useId();
  const chosen = onItsWay ?? extraHelp.choice;
  // A level that follows from an answer is not one that was known before.
  const knownLevel = extraHelp.choice === null ? extraHelp.lisSubsidyLevel : '';

  const answer = (choice: ExtraHelpChoice) => {
    setOnItsWay(choice);
    mutate(choice, {
      onSettled: () => setOnItsWay(null),
      onSuccess: () => {
        if (choice !== 'yes' || recall('extraHelpSeen') !== null) return;
        remember('extraHelpSeen', 'yes');
        setExplained(true);
      },
    });
  };

  // Levels are known of members alone, and an agent sees what the shopper would.
  if (!mayAnswerExtraHelp({ isMember: isMember || kind === 'cloaked', knownLevel })) {
    return (
      <Notice tone="note">
        <p>{words.known}</p>
      </Notice>
    );
  }
  return (
    <div className={styles.extraHelp}>
      <ChoiceGroup
        id={id}
        legend={words.question}
        value={chosen ?? ''}
        isDisabled={!mayAnswer}
        options={EXTRA_HELP_CHOICES.map((value) => ({ value, label: words[value] }))}
        error={error ? `${words.notSaved} ${problemText(error, texts)}` : null}
        onValue={(value) => answer(value === 'yes' ? 'yes' : 'no')}
      />
      <p className="quiet">{words.why}</p>
      <ConfirmDialog
        isOpen={isExplained}
        title={words.dialog.title}
        confirm={words.dialog.goOn}
        keep={words.dialog.close}
        close={texts.savedPlans.close}
        onConfirm={() => setExplained(false)}
        onKeep={() => setExplained(false)}
      >
        <p>{words.dialog.text}</p>
      </ConfirmDialog>
    </div>
  );
}
