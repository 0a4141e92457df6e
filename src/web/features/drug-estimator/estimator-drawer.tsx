import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { DrugEstimator, type EstimatorProps } from './drug-estimator.tsx';
import type { Step } from './step.ts';
import { HeadingLevel } from './step-heading.tsx';
import { useStepTrail } from './use-step-trail.ts';

export type DrawerProps = EstimatorProps & {
  isOpen: boolean;
  startAt?: Step;
  /** Data is not imported here yet. DRUG-006, DRUG-617. */
  onClose: (imported: boolean) => void;
};

/** The estimator beside the profile. DRUG-003. */
export default function EstimatorDrawer({ isOpen, onClose, ...estimator }: DrawerProps) {
  const words = useEstimatorTexts();

  return (
    <Drawer isOpen={isOpen} title={words.title} close={words.close} onClose={() => onClose(false)}>
      <HeadingLevel value={3}>
        <EstimatorInDrawer {...estimator} />
      </HeadingLevel>
    </Drawer>
  );
}

function EstimatorInDrawer({ startAt = 'drugs', ...estimator }: Omit<DrawerProps, 'isOpen' | 'onClose'>) {
  const [step, goTo] = useStepTrail(startAt);
  return <DrugEstimator {...estimator} step={step} onStep={goTo} />;
}
