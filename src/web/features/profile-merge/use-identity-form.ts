import {
  type ExtraField,
  type IdentityField,
  type IdentityValues,
  identityFaults,
} from '#domain/identity/identity-form.ts';
import type { Prefilled, PrefilledField } from '#domain/identity/prefilled.ts';
import { useImportsTexts } from '#web/data/page-texts.ts';
import { useToday } from '#web/data/today.ts';
import { useForm } from '#web/ui/use-form.ts';

type Given = {
  extras: readonly ExtraField[];
  prefilled: Record<PrefilledField, Prefilled>;
  maySubmit: boolean;
  onGood: (values: IdentityValues) => void;
};

export type IdentityForm = ReturnType<typeof useIdentityForm>;

export function useIdentityForm({ extras, prefilled, maySubmit, onGood }: Given) {
  const { errors } = useImportsTexts().personForm;
  const { today } = useToday();
  const sentence = (field: IdentityField) =>
    field === 'dobMonth' || field === 'dobDay' || field === 'dobYear' ? errors.birthDate : errors[field];

  return useForm<IdentityValues>({
    start: {
      firstName: prefilled.firstName.value,
      lastName: prefilled.lastName.value,
      email: prefilled.email.value,
      gender: '',
      mbi: '',
      dobMonth: '',
      dobDay: '',
      dobYear: '',
      zipCode: '',
    },
    check: (values) =>
      Object.fromEntries(identityFaults(values, extras, today).map((field) => [field, sentence(field)])),
    onGood,
    isBusy: !maySubmit,
    follows: true,
  });
}
