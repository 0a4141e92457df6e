import { useEffect, useState } from 'react';
import { asksForCover } from '#domain/plan-search/cover-kinds.ts';
import { useViewer } from '#web/data/viewer.ts';
import { recall, remember } from '#web/lib/session-memory.ts';
import { useFocusAfter } from '#web/ui/focus-after.ts';

/** This tab need not be asked again. */
export const noteCoverAsked = () => remember('coverAsked', 'yes');

/**
 * Whether the list asks for the kind of cover. What is saved while the question stands does not take it away, and with
 * the answer the focus goes to the heading of the list.
 */
export function useCoverQuestion(hasChosen: boolean) {
  const { kind, uuid } = useViewer();
  const [mayAsk, setMayAsk] = useState(() =>
    asksForCover({
      isNew: kind === 'guest' && uuid === null,
      hasChosen,
      wasAsked: recall('coverAsked') !== null,
    }),
  );
  const isOpen = mayAsk && !hasChosen;
  const focusAfter = useFocusAfter(
    () => document.querySelector('h1')?.focus(),
    () => !isOpen,
  );

  useEffect(() => {
    if (!hasChosen) return;
    noteCoverAsked();
    setMayAsk(false);
  }, [hasChosen]);

  return {
    isOpen,
    answer: () => {
      noteCoverAsked();
      setMayAsk(false);
      focusAfter(true);
    },
  };
}
