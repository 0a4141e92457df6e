import type { ComponentProps } from 'react';
import { stateName } from '#content/format/state-name.ts';
import type { Field, FieldKind } from '#domain/applications/field.ts';
import type { Mask } from '#domain/forms/mask.ts';
import { STATE_NAMES } from '#domain/geography/state-names.ts';
import { MEDICARE_NUMBER_MASK } from '#domain/identity/medicare-number.ts';
import { useApplicationFormTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { MaskedField } from '#web/ui/masked-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { DayField } from './day-field.tsx';
import { fieldId } from './field-id.ts';
import { choicesOf, wordsOfField } from './field-words.ts';
import { SecretField } from './secret-field.tsx';
import { TickField } from './tick-field.tsx';
import type { AnswersOfForm } from './use-answers.ts';

type Props = {
  field: Field;
  form: AnswersOfForm;
  error: string | null;
  onLeave: () => void;
};

const MASKS: Partial<Record<FieldKind, Mask>> = {
  zip: '00000',
  'medicare-number': MEDICARE_NUMBER_MASK,
  'routing-number': '000000000',
  'account-number': '00000000000000000',
};

const NUMERIC: readonly FieldKind[] = ['zip', 'routing-number', 'account-number'];

/** What the browser may fill in of its own; nothing of a card or an account. */
const AUTO_COMPLETE: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  middleName: 'additional-name',
  lastName: 'family-name',
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  zipCode: 'postal-code',
  mobileNumber: 'tel-national',
  emailAddress: 'email',
};

/** One question, drawn as its kind of answer wants it. What may be left out says so. */
export function ApplicationField({ field, form, error, onLeave }: Props) {
  const texts = useApplicationFormTexts();
  const { language } = useStart();
  const { optional, chooseState } = texts.application.form;
  const { key, kind, required, secret } = field;
  const words = wordsOfField(field, texts);
  const isFree = kind !== 'tick' && !required && !isNeededWithOthers(key, form);
  const common = { id: fieldId(key), label: isFree ? optional(words.label) : words.label, error };
  const value = form.answers[key] ?? '';
  const choose = { value, onValue: (next: string) => form.choose(key, next) };

  if (kind === 'choice')
    return <ChoiceField {...common} {...choose} hint={words.hint} choices={choicesOf(field, texts)} />;
  if (kind === 'tick') return <TickField {...common} {...choose} hint={words.hint} />;
  if (kind === 'state') {
    const states = STATE_NAMES.map(({ code }) => ({ value: code, label: stateName(code, language) }));
    return <SelectField {...common} {...choose} options={[{ value: '', label: chooseState }, ...states]} />;
  }
  const typed = { onValue: (next: string) => form.type(key, next), onBlur: onLeave };
  if (kind === 'day' || kind === 'birth-date')
    return (
      <DayField
        {...common}
        hint={words.hint}
        value={value}
        isBirthday={key === 'dob'}
        onValue={typed.onValue}
        onLeave={onLeave}
      />
    );
  const isKept = secret === true && form.isKept(key);
  const input = { ...common, ...typed, ...inputOf(field), value: isKept ? '' : value, ...hintOf(words.hint) };
  const mask = MASKS[kind];
  const box = mask ? <MaskedField {...input} mask={mask} /> : <TextField {...input} />;
  if (!secret) return box;
  return (
    <SecretField
      // What was just kept is shown by its last characters again.
      key={form.application.versions[key] ?? 0}
      id={common.id}
      label={words.label}
      masked={isKept ? value : ''}
      error={error}
    >
      {box}
    </SecretField>
  );
}

/** Not needed by itself, but in this plan, or one of two: see check-step.ts. */
function isNeededWithOthers(key: string, { application, answers }: AnswersOfForm): boolean {
  const isOneOfTwo = ['partAEffectiveDate', 'partBEffectiveDate', 'mobileNumber', 'homeNumber'].includes(key);
  if (key === 'emailAddress') return answers['goGreen'] === 'yes';
  return isOneOfTwo || (key === 'medicaidNumber' && application.enrollment.snpType === 'C&S');
}

const hintOf = (hint: string) => (hint === '' ? {} : { hint });

const inputOf = ({ key, kind, secret }: Field): Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> => ({
  autoComplete: AUTO_COMPLETE[key] ?? 'off',
  spellCheck: false,
  ...(kind === 'phone' && { type: 'tel' }),
  ...(kind === 'email' && { type: 'email' }),
  ...(NUMERIC.includes(kind) && { inputMode: 'numeric' as const }),
  ...(secret && { autoCapitalize: 'characters' }),
});
