import type { ReactNode } from 'react';
import { type ProspectField, type ProspectValues, prospectFaults } from '#domain/prospects/prospect-form.ts';
import { useImportsTexts, useProspectsTexts } from '#web/data/page-texts.ts';
import { useToday } from '#web/data/today.ts';
import { useStart } from '#web/lib/start-context.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import formStyles from '#web/ui/form.module.css';
import { useForm } from '#web/ui/use-form.ts';
import { AgreementFields } from './agreement-fields.tsx';
import { PersonFields } from './person-fields.tsx';

const EMPTY: Omit<ProspectValues, 'language'> = {
  profileType: '',
  products: [],
  agreedOn: '',
  channel: '',
  firstName: '',
  lastName: '',
  email: '',
  dobMonth: '',
  dobDay: '',
  dobYear: '',
  gender: '',
  mbi: '',
  zipCode: '',
};

type Props = {
  refusal: string | null;
  /** Changes when the server has refused. */
  error: unknown;
  isBusy: boolean;
  onGood: (values: ProspectValues) => void;
  onCancel: () => void;
  /** What the person told: it has forms of its own, which stand outside of this one. */
  told: ReactNode;
};

/** What was agreed comes first: without it nothing may be written down. */
export function ProspectForm({ refusal, error, isBusy, onGood, onCancel, told }: Props) {
  const { form: words } = useProspectsTexts();
  const { personForm } = useImportsTexts();
  const { today } = useToday();
  const { language } = useStart();
  const sentenceOf = (field: ProspectField): string => {
    if (field === 'dobMonth' || field === 'dobDay' || field === 'dobYear') return personForm.errors.birthDate;
    return field in words.needs
      ? words.needs[field as keyof typeof words.needs]
      : personForm.errors[field as keyof typeof personForm.errors];
  };
  const form = useForm<ProspectValues>({
    start: { ...EMPTY, language },
    check: (values) => Object.fromEntries(prospectFaults(values, today).map((field) => [field, sentenceOf(field)])),
    onGood,
    refusal: error,
    isBusy,
    follows: true,
  });
  // Month, day and year are one date: what is wrong with it is said once.
  const faults = form.faults.filter(
    ({ sentence }, at) => form.faults.findIndex((other) => other.sentence === sentence) === at,
  );
  const id = form.idOf('profileType').replace('profileType', 'form');

  return (
    <>
      <form id={id} className={formStyles.form} onSubmit={form.submit} noValidate>
        <ErrorSummary title={words.check} faults={faults} refusal={refusal} place={form.summary} />
        <AgreementFields form={form} today={today} />
        <PersonFields form={form} />
      </form>
      {told}
      <div className="actions">
        <button type="submit" form={id} className="ds-c-button ds-c-button--solid" aria-disabled={isBusy}>
          {isBusy ? words.saving : words.save}
        </button>
        <button type="button" className="ds-c-button" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </>
  );
}

export type Form = ReturnType<typeof useForm<ProspectValues>>;
