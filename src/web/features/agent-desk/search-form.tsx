import { useState } from 'react';
import { isZip } from '#domain/geography/zip.ts';
import type { ShopperSearch } from '#web/data/agent-desk.ts';
import { useAgentDeskTexts } from '#web/data/page-texts.ts';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import formStyles from '#web/ui/form.module.css';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './agent-desk.module.css';

type Props = { isBusy: boolean; refusal: string | null; error: unknown; onSearch: (search: ShopperSearch) => void };

const WAYS = ['email', 'name'] as const;
type Way = (typeof WAYS)[number];

/** By a whole e-mail address, or a whole last name and ZIP code: nobody browses the shoppers. */
export function SearchForm({ isBusy, refusal, error, onSearch }: Props) {
  const words = useAgentDeskTexts();
  const [way, setWay] = useState<Way>('email');
  const byEmail = way === 'email';
  const form = useForm({
    start: { email: '', lastName: '', zipCode: '' },
    check: ({ email, lastName, zipCode }) => ({
      email: byEmail && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && words.needs.email,
      lastName: !byEmail && lastName.trim() === '' && words.needs.lastName,
      zipCode: !byEmail && !isZip(zipCode) && words.needs.zipCode,
    }),
    onGood: ({ email, lastName, zipCode }) =>
      onSearch(byEmail ? { email: email.trim() } : { lastName: lastName.trim(), zipCode }),
    refusal: error,
    isBusy,
  });
  const labels: Record<Way, string> = { email: words.byEmail, name: words.byName };

  return (
    <form className={formStyles.form} onSubmit={form.submit} noValidate>
      <ErrorSummary title={words.check} faults={form.faults} refusal={refusal} place={form.summary} />
      <fieldset className={styles.ways}>
        <legend>{words.findBy}</legend>
        {WAYS.map((one) => (
          <label className="choice-row" key={one}>
            <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} />
            <span>{labels[one]}</span>
          </label>
        ))}
      </fieldset>
      {byEmail ? (
        <TextField
          {...form.field('email')}
          label={words.email}
          hint={words.emailHint}
          type="email"
          autoComplete="off"
        />
      ) : (
        <>
          <TextField {...form.field('lastName')} label={words.lastName} autoComplete="off" />
          <TextField
            {...form.field('zipCode')}
            label={words.zipCode}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
          />
        </>
      )}
      <button type="submit" className="ds-c-button ds-c-button--solid" aria-disabled={isBusy}>
        {words.find}
      </button>
    </form>
  );
}
