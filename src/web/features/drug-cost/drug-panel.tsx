import { Suspense, useRef } from 'react';
import type { Drug, Pharmacy } from '#contract/saved-drugs.ts';
import type { DrugCosts } from '#web/data/drug-cost.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useMay } from '#web/data/viewer.ts';
import { withTexts } from '#web/data/with-texts.ts';
import { late } from '#web/lib/late.ts';
import { SourceWords } from '#web/ui/source-words.tsx';
import styles from './drug-panel.module.css';

const PanelCosts = late(withTexts('drug-cost', () => import('./panel-costs.tsx')));

type Props = {
  planName: string;
  /** Null where it is not known. */
  monthlyPremium: number | null;
  drugs: readonly Drug[];
  pharmacy: Pharmacy | null;
  /** Nothing is asked for without drugs. */
  costs: DrugCosts | undefined;
  onEdit: () => void;
  onPharmacy: () => void;
};

/** What the saved drugs cost with one plan. What shows them comes with the first drugs. DRUG-002. */
export function DrugPanel({ planName, drugs, costs, onEdit, ...more }: Props) {
  const { drugCosts } = useProfileTexts();
  const mayChange = useMay('changeDrugs');
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <section
      className={styles.panel}
      data-drug-costs={drugs.length > 0 || undefined}
      aria-label={`${drugCosts.title}: ${planName}`}
    >
      <h4 ref={heading} tabIndex={-1}>
        {drugCosts.title}
      </h4>
      {drugs.length === 0 ? (
        <p>{drugCosts.addDrugs}</p>
      ) : (
        <Suspense fallback={<p className="quiet">{drugCosts.loading}</p>}>
          <PanelCosts
            {...more}
            planName={planName}
            drugs={drugs}
            onEdit={onEdit}
            costs={costs ?? { state: 'waiting' }}
            onSwitched={() => heading.current?.focus()}
          />
        </Suspense>
      )}
      <button type="button" className="link-button" disabled={!mayChange} onClick={onEdit}>
        {drugs.length === 0 ? drugCosts.add : drugCosts.addOrEdit}
        <span className="visually-hidden">
          : <SourceWords>{planName}</SourceWords>
        </span>
      </button>
    </section>
  );
}
