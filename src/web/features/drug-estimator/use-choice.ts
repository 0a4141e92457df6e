import { useContext, useEffect, useRef, useState } from 'react';
import type { DrugForm } from '#contract/drugs.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import { useDrugDraft } from '#web/data/drug-draft.ts';
import type { DoseValues } from './dose.ts';
import { choiceOfDraft, draftOf } from './draft-of-choice.ts';
import type { DrugChoice } from './drug-choice.ts';
import { HalfTypedContext } from './half-typed.ts';

/** The one drug that is being added or changed. What was half typed when the page was left is offered back once. */
export function useChoice(drugs: readonly Drug[]) {
  const [choice, setChoice] = useState<DrugChoice | null>(null);
  const [begun, setBegun] = useState<DoseValues | null>(null);
  const { draft, keep, drop } = useDrugDraft();
  const halfTyped = useContext(HalfTypedContext);
  const wasOffered = useRef(false);

  useEffect(() => {
    if (draft === undefined || wasOffered.current) return;
    wasOffered.current = true;
    // Somebody was faster than the answer, and has begun another one.
    if (!draft || halfTyped.current) return;
    setChoice(choiceOfDraft(draft, drugs));
    setBegun(draft.values);
  }, [draft, drugs, halfTyped]);

  const choose = (next: DrugChoice | null) => {
    setBegun(null);
    setChoice(next);
  };

  return {
    choice,
    begun,
    choose,
    keepDraft: (values: DoseValues, form: DrugForm | undefined) => choice && keep(draftOf(choice, values, form)),
    finish: () => {
      choose(null);
      drop();
    },
  };
}
