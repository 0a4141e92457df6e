import { type FormEvent, useEffect, useId, useRef, useState } from 'react';

type NameOf<Values> = keyof Values & string;
type Errors<Values> = Partial<Record<NameOf<Values>, string>>;

type FormOptions<Values> = {
  start: Values;
  /** What is wrong with which field, in the order of the fields. */
  check: (values: Values) => Partial<Record<NameOf<Values>, string | null | false>>;
  /** False when something has to be settled first, which then stands at the summary's place. */
  onGood: (values: Values) => unknown;
  /** Changes when the server has refused. */
  refusal?: unknown;
  /** While a request is under way nothing is sent again. */
  isBusy?: boolean;
  /** Once a try did not do, faults come and go with what is typed. IMPORT-611. */
  follows?: boolean;
};

/**
 * The values and faults of a form. After a try that does not do, the focus goes to the summary, which says why, or to
 * the first faulty field of a form without one.
 */
export function useForm<Values extends Record<string, unknown>>(options: FormOptions<Values>) {
  const { start, check, onGood, refusal, isBusy = false, follows } = options;
  const prefix = useId();
  const [values, setValues] = useState(start);
  const [found, setFound] = useState<Errors<Values>>({});
  const [tries, setTries] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const errors = follows && tries > 0 ? onlyFaults(check(values)) : found;
  const idOf = (name: NameOf<Values>) => `${prefix}-${name}`;
  const faults = (Object.entries(errors) as [NameOf<Values>, string][]).map(([name, sentence]) => ({
    id: idOf(name),
    sentence,
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed try moves the focus, also one that fails alike.
  useEffect(() => {
    const place = summary.current ?? document.getElementById(faults[0]?.id ?? '');
    place?.focus();
  }, [tries, refusal]);

  const set = <Name extends NameOf<Values>>(name: Name, value: Values[Name]) =>
    setValues((before) => ({ ...before, [name]: value }));

  /** @returns whether it is on its way. */
  const attempt = (send = onGood): boolean => {
    const faulty = onlyFaults(check(values));
    setFound(faulty);
    const isGood = Object.keys(faulty).length === 0 && send(values) !== false;
    if (!isGood) setTries(tries + 1);
    return isGood;
  };

  const field = <Name extends NameOf<Values>>(name: Name) => ({
    id: idOf(name),
    name,
    value: values[name],
    error: errors[name] ?? null,
    onValue: (value: Values[Name]) => set(name, value),
  });

  return {
    values,
    set,
    change: setValues,
    field,
    idOf,
    errors,
    faults,
    summary,
    attempt,
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!isBusy) attempt();
    },
  };
}

const onlyFaults = <Values>(found: Partial<Record<NameOf<Values>, string | null | false>>) =>
  Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence)) as Errors<Values>;
