import { formatQuantity } from '#content/format/quantity.ts';
import type { DrugForm } from '#contract/drugs.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import type { Dose } from './use-dose.ts';

type Props = { dose: Dose; form: DrugForm };

/** How much is taken, in things that people hold: pens, and what is in one of them. */
export function QuantityFields({ dose: { values, errors, idOf, set }, form }: Props) {
  const { dose: words } = useEstimatorTexts();
  const item = words.items[form.item];
  const amountOf = useAmount(form);
  const [only, ...others] = form.packages;
  const holds = only && others.length === 0 ? amountOf(only.size) : null;

  return (
    <>
      {others.length > 0 && (
        <ChoiceGroup
          id={idOf('package')}
          legend={words.package}
          value={values.package}
          error={errors.package}
          options={form.packages.map(({ name, size }) => ({ value: String(size), label: amountOf(size) ?? name }))}
          onValue={(size) => set({ package: size })}
        />
      )}
      {form.asksSize && form.unit && (
        <TextField
          {...NUMBER_FIELD}
          id={idOf('size')}
          label={item.howMuchInOne(words.units[form.unit].words)}
          hint={words.size.hint}
          value={values.size}
          error={errors.size ?? null}
          onValue={(size) => set({ size })}
        />
      )}
      <TextField
        {...NUMBER_FIELD}
        id={idOf('quantity')}
        label={item.howMany}
        hint={holds ? item.holds(holds) : words.quantityHint}
        value={values.quantity}
        error={errors.quantity ?? null}
        onValue={(quantity) => set({ quantity })}
      />
    </>
  );
}

const NUMBER_FIELD = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const;

/** '3 mL'; null where it is not known in what it is counted. */
function useAmount({ unit }: DrugForm) {
  const { language } = useStart();
  const { dose: words } = useEstimatorTexts();
  return (size: number) => (unit === null ? null : words.units[unit].amount(formatQuantity(size, language)));
}
