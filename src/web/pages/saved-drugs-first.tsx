import { type ReactNode, Suspense } from 'react';
import { useBrowseTexts } from '#web/data/page-texts.ts';
import { type SavedDrugs, useSavedDrugs } from '#web/data/saved-drugs.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { useLastKnown } from '#web/lib/use-last-known.ts';
import { Failure } from '#web/ui/failure.tsx';

type Props = {
  /** While it is not known whether drugs are saved, and while the part that shows their costs is on its way. */
  waiting: ReactNode;
  withDrugs: (list: SavedDrugs) => ReactNode;
  withoutDrugs: ReactNode;
};

/**
 * What is drawn is drawn once: with the costs of the saved drugs, or without drugs as it always was. Drugs that can not be
 * read keep nobody from the plans.
 */
export function SavedDrugsFirst({ waiting, withDrugs, withoutDrugs }: Props) {
  const { totalCost } = useBrowseTexts();
  const { shell } = useTexts();
  const { list: saved, isError, tryAgain } = useSavedDrugs();
  // Saving the first plan makes a profile, whose drugs are not known yet: plans that are looked at do not go meanwhile.
  const list = useLastKnown(saved, ({ items }) => items.length === 0);
  const hasDrugs = list !== undefined && list.items.length > 0;

  if (hasDrugs) return <Suspense fallback={waiting}>{withDrugs(list)}</Suspense>;
  if (list) return withoutDrugs;
  if (!isError) return waiting;
  return (
    <>
      <Failure sentence={totalCost.drugsFailed} tryAgain={shell.tryAgain} onTryAgain={tryAgain} />
      {withoutDrugs}
    </>
  );
}
