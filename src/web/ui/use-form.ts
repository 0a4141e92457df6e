import { type FormEvent, useEffect, useId, useRef, useState } from 'react';

type Errors<Name extends string> = Partial<Record<Name, string>>;

type FormOptions<Name extends string> = {
  start: Record<Name, string>;
  /** What is wrong with which field, in the order of the fields. */
  check: (values: Record<Name, string>) => Errors<Name>;
  onGood: (values: Record<Name, string>) => void;
  /** Changes when the server has refused. */
  refusal: unknown;
};

/** The values and faults of a form. After a try that does not do, the focus goes to what says why. */
export function useForm<Name extends string>({ start, check, onGood, refusal }: FormOptions<Name>) {
  const prefix = useId();
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [tries, setTries] = useState(0);
  const summary = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failed try moves the focus, also one that fails alike.
  useEffect(() => {
    summary.current?.focus();
  }, [tries, refusal]);

  const idOf = (name: Name) => `${prefix}-${name}`;
  const set = (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = check(values);
    setErrors(found);
    if (Object.keys(found).length === 0) onGood(values);
    else setTries(tries + 1);
  };
  const field = (name: Name) => ({
    id: idOf(name),
    name,
    value: values[name],
    error: errors[name] ?? null,
    onValue: (value: string) => set(name, value),
  });
  const faults = (Object.entries(errors) as [Name, string][]).map(([name, sentence]) => ({ id: idOf(name), sentence }));

  return { values, set, field, faults, summary, submit };
}
