import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { useSavedDrugs } from '#web/data/saved-drugs.ts';
import { useMay } from '#web/data/viewer.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import PharmacyStep from './pharmacy-step.tsx';
import type { EstimatorPlan } from './result-rows.ts';

/** The pharmacy step by itself. */
export function PharmacyOnly({ planYear, plans }: { planYear: number; plans: readonly EstimatorPlan[] }) {
  const { shell } = useTexts();
  const words = useEstimatorTexts();
  const mayChange = useMay('changeDrugs');
  const { list, isError, tryAgain } = useSavedDrugs();

  if (isError) return <Failure sentence={words.failed} tryAgain={shell.tryAgain} onTryAgain={tryAgain} />;
  if (!list) return <Loading label={words.loading} rows={2} />;
  return <PharmacyStep list={list} planYear={planYear} mayChange={mayChange} plans={plans} />;
}
