import type { Field } from '#domain/applications/field.ts';
import type { Step } from '#domain/applications/steps.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ApplicationField } from './application-field.tsx';
import { DoctorChoice } from './doctor-choice.tsx';
import { EffectiveDate } from './effective-date.tsx';
import { ElectionReasons } from './election-reasons.tsx';
import { EligibilityCheck } from './eligibility-check.tsx';
import { PersonalQuestions } from './personal-questions.tsx';
import { Statement } from './statement.tsx';
import type { AnswersOfForm } from './use-answers.ts';

type Props = {
  step: Step;
  applicationId: string;
  fields: readonly Field[];
  form: AnswersOfForm;
  today: IsoDate;
  /** Where the reasons to join now are asked for. */
  reasons: string;
  errorOf: (key: string) => string | null;
  onLeave: (key: string) => void;
};

/** The questions of a step; the few that need more than a field have a part of their own. */
export function StepFields({ step, applicationId, fields, form, today, reasons, errorOf, onLeave }: Props) {
  const { application: words } = useApplicationTexts();
  if (step === 'special-election-period')
    return <ElectionReasons form={form} today={today} errorOf={errorOf} onLeave={onLeave} />;
  if (step === 'effective-date')
    return <EffectiveDate form={form} today={today} error={errorOf('ProposedEffectiveDate')} reasons={reasons} />;

  return (
    <>
      {step === 'provider-search' && <DoctorChoice form={form} />}
      {step === 'statement-of-understanding' && <Statement planType={form.application.enrollment.planType} />}
      {fields
        .filter(({ key, onlyIfSwitchedOn }) => key !== 'selectedSuggested' && !onlyIfSwitchedOn)
        .map((field) => (
          <ApplicationField
            key={field.key}
            field={field}
            form={form}
            error={errorOf(field.key)}
            onLeave={() => onLeave(field.key)}
          />
        ))}
      {step === 'medicaid-information' && isWithoutMedicaid(form) && (
        <div role="status">
          <Notice tone="problem">
            <p>{words.medicaidNeeded}</p>
          </Notice>
        </div>
      )}
      {step === 'language-preference' && <PersonalQuestions fields={fields} form={form} />}
      {step === 'medicare-information' && <EligibilityCheck applicationId={applicationId} form={form} />}
    </>
  );
}

/** Who has none cannot be in a plan for people with Medicare and Medicaid. @source 42 CFR 422.52(b) */
const isWithoutMedicaid = ({ answers, application }: AnswersOfForm) =>
  application.enrollment.snpType === 'C&S' && answers['hasMedicaidEnrollee'] === 'no';
