import { useRef } from 'react';
import { usePharmacyCostsTexts } from '#web/data/page-texts.ts';
import { useComparedCosts } from '#web/data/pharmacy-costs.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { useMay } from '#web/data/viewer.ts';
import { announce } from '#web/lib/announce.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { AddPharmacy } from './add-pharmacy.tsx';
import { ChoiceNotice } from './choice-notice.tsx';
import { type ComparedPharmacy, MOST_COMPARED } from './compared-pharmacies.ts';
import { CostTable } from './cost-table.tsx';
import styles from './pharmacy-costs.module.css';
import type { PlanToCompare } from './pharmacy-costs.tsx';
import { PharmacyRows } from './pharmacy-rows.tsx';
import { useChoose } from './use-choose.ts';
import { useComparedPharmacies } from './use-compared-pharmacies.ts';

type Props = { list: SavedDrugs; plans: readonly PlanToCompare[]; planYear: number };

/** The pharmacies that are compared, what each costs at each plan, and a search for others. */
export default function Comparison({ list, plans, planYear }: Props) {
  const words = usePharmacyCostsTexts();
  const { shell } = useTexts();
  const mayChange = useMay('changeDrugs');
  const compared = useComparedPharmacies(list, plans[0]?.zipCode ?? null);
  const { pharmacies } = compared;
  const costs = useComparedCosts(
    plans,
    list,
    pharmacies.map(({ pharmacyNumber }) => pharmacyNumber),
  );
  const choice = useChoose(list);
  const heading = useRef<HTMLHeadingElement>(null);

  const takeOut = (one: ComparedPharmacy) => {
    compared.takeOut(one);
    announce(words.pharmacies.takenOut(one.pharmacyName));
    // The button that was pressed goes with its row.
    heading.current?.focus();
  };

  return (
    <div className={styles.pharmacyCosts}>
      <ChoiceNotice choice={choice} mayChange={mayChange} />
      <section>
        <h2 ref={heading} tabIndex={-1}>
          {words.pharmacies.heading}
        </h2>
        {compared.zip === '' && <p>{words.missing.zip}</p>}
        {compared.isWaiting && <Loading label={words.pharmacies.looking} />}
        {compared.isError && (
          <Failure sentence={words.pharmacies.failed} tryAgain={shell.tryAgain} onTryAgain={compared.tryAgain} />
        )}
        {!compared.isWaiting && pharmacies.length === 0 && <p>{words.pharmacies.none}</p>}
        <PharmacyRows
          pharmacies={pharmacies}
          chosen={list.pharmacy}
          mayChange={mayChange && !choice.isPending}
          onChoose={(one) => choice.choose(one, null)}
          onTakeOut={takeOut}
        />
        <AddPharmacy
          startZip={compared.zip}
          compared={pharmacies}
          isFull={pharmacies.length >= MOST_COMPARED}
          onAdd={compared.add}
        />
      </section>
      {pharmacies.length > 0 && (
        <CostTable
          plans={plans}
          planYear={planYear}
          pharmacies={pharmacies}
          costs={costs}
          list={list}
          mayChange={mayChange && !choice.isPending}
          onChoose={choice.choose}
        />
      )}
    </div>
  );
}
