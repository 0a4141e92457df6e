import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './combobox.module.css';
import { FieldError } from './field-error.tsx';

type Option = { key: string; content: ReactNode };

type Props = {
  /** Of the field, where a form leads to it. */
  id?: string;
  label: string;
  hint: string;
  value: string;
  onValue: (value: string) => void;
  options: readonly Option[];
  onChoose: (index: number) => void;
  /** What is said of the search: how many were found, or that it runs. */
  status: string;
  isDisabled?: boolean;
  /** Enter sends the form where no option is marked; elsewhere it marks the first one. */
  isSentByEnter?: boolean;
  /** Why what stands in it does not do. */
  error?: string | null;
};

/** A field that offers what could be meant. The focus stays in it; the arrows walk through the list. */
export function Combobox(props: Props) {
  const { label, hint, value, onValue, options, onChoose, status, isDisabled = false, error = null } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [isClosed, setClosed] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const isOpen = options.length > 0 && !isClosed;
  // Other options came while one was marked.
  const marked = isOpen && active !== null && active < options.length ? active : null;

  const choose = (index: number) => {
    setActive(null);
    onChoose(index);
  };
  const type = (text: string) => {
    setClosed(false);
    setActive(null);
    onValue(text);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setClosed(false);
      setActive(nextOf(marked, step, options.length));
    } else if (event.key === 'Enter' && (marked !== null || !props.isSentByEnter)) {
      // Nothing else is sent from here: what is meant must be chosen.
      event.preventDefault();
      if (marked !== null) choose(marked);
      else if (isOpen) setActive(0);
    } else if (event.key === 'Escape' && isOpen) {
      // It closes the list, and not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setClosed(true);
    }
  };

  return (
    <div className={styles.combobox}>
      <label className="ds-c-label" htmlFor={id}>
        {label}
      </label>
      <p className="quiet" id={`${id}-hint`}>
        {hint}
      </p>
      <input
        id={id}
        className={error ? 'ds-c-field ds-c-field--error' : 'ds-c-field'}
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        value={value}
        disabled={isDisabled}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={marked === null ? undefined : `${id}-${marked}`}
        aria-invalid={error !== null}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <p className="visually-hidden" role="status">
        {status}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={label} hidden={!isOpen} className={styles.list}>
        {options.map(({ key, content }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the field.
          // biome-ignore lint/a11y/useFocusableInteractive: as above.
          <div
            key={key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === marked}
            ref={index === marked ? bringIntoView : null}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** From the last one it goes on at the first. */
function nextOf(marked: number | null, step: number, count: number): number {
  if (marked === null) return step > 0 ? 0 : count - 1;
  return (marked + step + count) % count;
}

// jsdom knows no places.
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });
