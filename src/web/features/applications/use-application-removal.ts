import { type RefObject, useState } from 'react';
import type { Enrollment } from '#contract/applications.ts';
import { applicationKey } from '#web/data/application-list.ts';
import { useRemoveApplication } from '#web/data/applications.ts';
import { useApplicationCardsTexts } from '#web/data/page-texts.ts';
import { announce } from '#web/lib/announce.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { focusIn, useFocusAfter } from '#web/ui/focus-after.ts';

/** Where the focus waits when the card that was pressed has gone: at the cards that are left, else at the page's head. */
const WAITING = ['[data-part="applications"] h2', 'h1'];

/** The card goes at once, and comes back with a sentence when the server refuses. */
export function useApplicationRemoval(enrollments: readonly Enrollment[], part: RefObject<HTMLElement | null>) {
  const { removal: words } = useApplicationCardsTexts().applicationCards;
  const texts = useTexts();
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const has = (enrollment: Enrollment) =>
    enrollments.some((other) => applicationKey(other) === applicationKey(enrollment));
  const view = () => part.current?.closest('[data-view]');

  const focusAfterRemoval = useFocusAfter<Enrollment>(
    () => focusIn(view(), ...WAITING),
    (enrollment) => !has(enrollment),
  );
  const focusAfterReturn = useFocusAfter<Enrollment>(
    (enrollment) => focusIn(part.current, `[data-remove="${applicationKey(enrollment)}"]`),
    has,
  );
  const removing = useRemoveApplication({
    onRemoved: ({ planName }) => announce(words.removed(planName)),
    onRefused: (enrollment, problem) => {
      if (document.activeElement?.matches(WAITING.join())) focusAfterReturn(enrollment);
      const sentence = `${words.notRemoved(enrollment.planName)} ${problemText(problem, texts)}`;
      setRefusals((known) => new Map(known).set(applicationKey(enrollment), sentence));
    },
  });

  const remove = (enrollment: Enrollment) => {
    focusAfterRemoval(enrollment);
    setRefusals((known) => new Map([...known].filter(([key]) => key !== applicationKey(enrollment))));
    removing.mutate(enrollment);
  };
  return { remove, refusals };
}
