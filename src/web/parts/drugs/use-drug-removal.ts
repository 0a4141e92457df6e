import { type RefObject, useState } from 'react';
import type { Drug } from '#contract/saved-drugs.ts';
import { sortByDosage } from '#domain/drugs/saved-drug.ts';
import { useDrugName } from '#web/data/drug-names.ts';
import {
  type RemovedDrug,
  type SavedDrugs,
  useChangeDrugs,
  useRemoveDrug,
  withDrugAgain,
} from '#web/data/saved-drugs.ts';
import { announce } from '#web/lib/announce.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { focusIn, useFocusAfter } from '#web/ui/focus-after.ts';
import { useLastRemoval } from '#web/ui/use-last-removal.ts';

type Words = { removed: (drug: string) => string; putBack: (drug: string) => string };

/** Removes a drug and puts it back; the focus stays at its place all along. DRUG-616. */
export function useDrugRemoval(list: SavedDrugs | undefined, view: RefObject<HTMLElement | null>, words: Words) {
  const texts = useTexts();
  const nameOf = useDrugName();
  const drugs = list?.items ?? [];
  const last = useLastRemoval<RemovedDrug>((one, other) => isSame(one.drug, other.drug));
  const [refused, setRefused] = useState<Drug | null>(null);
  const change = useChangeDrugs();
  const removing = useRemoveDrug({
    onRemoved: ({ drugDosage }) => announce(words.removed(nameOf(drugDosage))),
    onRefused: (drug) => {
      logOnce('a saved drug could not be removed');
      if (document.activeElement?.matches('[data-undo]')) focusAfterReturn(drug);
      last.end({ drug, place: 0 });
      setRefused(drug);
    },
  });

  const isListed = (drug: Drug) => drugs.some((other) => isSame(other, drug));
  // The button that was pressed goes with its row.
  const focusAfterRemoval = useFocusAfter<Drug>(
    () => focusIn(view.current, '[data-undo]', 'h2, h3'),
    (drug) => !isListed(drug),
  );
  const focusAfterReturn = useFocusAfter<Drug>((drug) => {
    const back = drugs.find((other) => isSame(other, drug));
    focusIn(view.current, `[data-remove="${back?.drugId}"]`, 'h2, h3');
  }, isListed);

  const remove = (drug: Drug) => {
    const shown = sortByDosage(drugs).findIndex((other) => isSame(other, drug));
    last.begin({ drug, place: drugs.findIndex((other) => isSame(other, drug)) }, shown);
    focusAfterRemoval(drug);
    setRefused(null);
    removing.mutate(drug);
  };
  const undo = (removed: RemovedDrug) =>
    change.mutate(
      { drugs: withDrugAgain(removed) },
      {
        onSuccess: () => {
          focusAfterReturn(removed.drug);
          last.end(removed);
          announce(words.putBack(nameOf(removed.drug.drugDosage)));
        },
        onError: (problem) => last.refuse(removed, problemText(problem, texts)),
      },
    );
  const removal = last.removal && !isListed(last.removal.item.drug) ? last.removal : null;
  return { remove, undo, removal, refused };
}

/** One that was put back has a new id. */
const isSame = (one: Drug, other: Drug) => one.nationalDrugCode === other.nationalDrugCode;
