import { useEffect, useEffectEvent } from 'react';
import type { EligibilityAnswer } from '#contract/applications.ts';
import { answerOf } from '#domain/applications/field.ts';
import { useCheckEligibility } from '#web/data/applications.ts';
import { useApplicationFormTexts } from '#web/data/page-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ChoiceField } from './choice-field.tsx';
import { fieldId } from './field-id.ts';
import styles from './form-parts.module.css';
import type { AnswersOfForm } from './use-answers.ts';

type Props = { applicationId: string; form: AnswersOfForm };

const NEEDED = ['firstName', 'lastName', 'dob', 'medicareClaimNumber'];

const nameOf = ({ firstName, lastName }: EligibilityAnswer['original']) => `${firstName} ${lastName}`;

/** Asks Medicare once all that it wants is kept, and stops nobody whatever it answers. ENROLL-605. */
export function EligibilityCheck({ applicationId, form }: Props) {
  const { eligibility: words } = useApplicationFormTexts().application;
  const { mutate, isPending, isError } = useCheckEligibility(applicationId);
  const { eligibility, faults } = form.application;
  const isReady = NEEDED.every(
    (key) => answerOf(form.answers, key) !== '' && !(key in form.waiting) && !Object.hasOwn(faults, key),
  );
  const outcome = isError ? 'silent' : eligibility?.outcome;
  const ask = useEffectEvent(() => mutate());

  useEffect(() => {
    if (isReady && eligibility === null) ask();
  }, [isReady, eligibility]);

  return (
    <section className={styles.eligibility} aria-labelledby="eligibility">
      <h2 id="eligibility">{words.title}</h2>
      <p>{isReady ? words.text : words.needs}</p>
      <div role="status">
        {isPending && <p>{words.checking}</p>}
        {!isPending && isReady && outcome && (
          <Notice tone="note">
            <p>{words.outcomes[outcome]}</p>
          </Notice>
        )}
      </div>
      {!isPending && isReady && eligibility?.suggested && outcome === 'suggests' && (
        <SuggestedName form={form} suggested={nameOf(eligibility.suggested)} original={nameOf(eligibility.original)} />
      )}
      {!isPending && isReady && (outcome === 'not-found' || outcome === 'silent') && (
        <button type="button" className="ds-c-button" onClick={() => mutate()}>
          {words.again}
        </button>
      )}
    </section>
  );
}

function SuggestedName({ form, suggested, original }: { form: AnswersOfForm; suggested: string; original: string }) {
  const { application, fields } = useApplicationFormTexts();
  const words = application.eligibility;
  return (
    <ChoiceField
      id={fieldId('selectedSuggested')}
      {...fields.selectedSuggested}
      value={answerOf(form.answers, 'selectedSuggested')}
      choices={[
        { value: 'yes', label: words.useSuggested(suggested) },
        { value: 'no', label: words.keepOwn(original) },
      ]}
      error={null}
      onValue={(value) => form.choose('selectedSuggested', value)}
    />
  );
}
