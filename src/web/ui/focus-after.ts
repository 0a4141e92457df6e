import { useEffect, useRef } from 'react';

// Who can not see that something appeared, or that what they pressed went with it, is led on by the focus.

/** To the first of these places that a part of the page has. */
export function focusIn(part: Element | null | undefined, ...selectors: string[]) {
  for (const selector of selectors) {
    const target = part?.querySelector<HTMLElement>(selector);
    if (target) return target.focus();
  }
}

/**
 * @param focus moves the focus once a change that was requested is drawn.
 * @returns what to call with the change.
 */
export function useFocusAfter<Change>(
  focus: (change: Change) => void,
  isDrawn: (change: Change) => boolean = () => true,
): (change: Change) => void {
  const awaited = useRef<{ change: Change } | null>(null);

  useEffect(() => {
    if (!awaited.current || !isDrawn(awaited.current.change)) return;
    const { change } = awaited.current;
    awaited.current = null;
    focus(change);
  });
  return (change) => {
    awaited.current = { change };
  };
}

/** The same whenever a value has changed, by whatever means. The first one moves nothing. */
export function useFocusOnChange(value: unknown, focus: () => void) {
  const shown = useRef(value);

  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    focus();
  });
}
