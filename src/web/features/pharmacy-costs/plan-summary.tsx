import { formatCents } from '#content/format/money.ts';
import type { CostAtPharmacy } from '#contract/pharmacy-costs.ts';
import { type Cheapest, isSold } from '#domain/drug-cost/cheapest-pharmacy.ts';
import type { SupplyLength } from '#domain/drug-cost/drug-quantity.ts';
import type { NoCostReason } from '#domain/drug-cost/year-estimate.ts';
import type { Language } from '#domain/language/language.ts';
import { useNamedDrugs } from '#web/data/drug-names.ts';
import { useDrugCostTexts, usePharmacyCostsTexts } from '#web/data/page-texts.ts';
import type { ComparedCosts } from '#web/data/pharmacy-costs.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { useStart, useTexts } from '#web/lib/start-context.ts';
import type { ComparedPharmacy } from './compared-pharmacies.ts';
import { nameOf, namesOf } from './names-of.ts';
import styles from './pharmacy-costs.module.css';

type Props = {
  compared: ComparedCosts;
  shown: readonly CostAtPharmacy[];
  best: Cheapest | null;
  /** The one reason of all figures that are not there. */
  reason: NoCostReason | null;
  pharmacies: readonly ComparedPharmacy[];
  list: SavedDrugs;
  mayChange: boolean;
  onChoose: (pharmacy: ComparedPharmacy, days: SupplyLength) => void;
};

/** How far the pharmacies are apart at a plan, and the best of them at one press. */
export function PlanSummary({ compared, shown, best, reason, pharmacies, list, mayChange, onChoose }: Props) {
  const { table: words, take } = usePharmacyCostsTexts();
  const { drugCosts } = useDrugCostTexts();
  const { shell } = useTexts();
  const { language } = useStart();
  const named = useNamedDrugs(list.items);
  const uncovered = namesOf(neverCovered(shown), named);
  const bestPharmacy = pharmacies.find(({ pharmacyNumber }) => pharmacyNumber === best?.pharmacyNumber);

  return (
    <tr className={styles.planSummary}>
      <td colSpan={3}>
        {compared.state === 'failed' && (
          <p role="alert">
            {words.failed}{' '}
            <button type="button" className="link-button" onClick={compared.tryAgain}>
              {shell.tryAgain}
            </button>
          </p>
        )}
        {uncovered && <p>{words.notCovered(uncovered)}</p>}
        {reason && <p>{words.noCost(drugCosts.because[reason])}</p>}
        {best && <p>{spreadWords(best, { words, language, isOfSold: !shown.every(sellsAll) })}</p>}
        {best &&
          bestPharmacy &&
          (isChosen(best, list) ? (
            <p>{take.isChosen}</p>
          ) : (
            <button
              type="button"
              className="ds-c-button no-print"
              disabled={!mayChange}
              onClick={() => onChoose(bestPharmacy, best.days)}
            >
              {take.best(nameOf(bestPharmacy, pharmacies), best.days, formatCents(best.total, language))}
            </button>
          ))}
      </td>
    </tr>
  );
}

type Said = { words: ReturnType<typeof usePharmacyCostsTexts>['table']; language: Language; isOfSold: boolean };

function spreadWords({ dearestCostsMore }: Cheapest, { words, language, isOfSold }: Said): string {
  if (dearestCostsMore === null) return words.onlyOne;
  if (dearestCostsMore === 0) return isOfSold ? words.sameOfSold : words.same;
  return (isOfSold ? words.spreadOfSold : words.spread)(formatCents(dearestCostsMore, language));
}

const sellsAll = (cost: CostAtPharmacy) => cost.supplies.every((supply) => isSold(cost, supply));

const isChosen = (best: Cheapest, { pharmacy, items }: SavedDrugs) =>
  pharmacy?.pharmacyNumber === best.pharmacyNumber &&
  items.every(({ drugSupplyLength }) => drugSupplyLength === best.days);

/** Not covered wherever it is bought, which has nothing to do with what a pharmacy sells. */
function neverCovered(shown: readonly CostAtPharmacy[]): string[] {
  const inNetwork = shown.filter(({ network }) => network !== 'out');
  const supplies = inNetwork.flatMap((one) => one.supplies).filter(({ parts }) => parts !== null);
  const lists = supplies.map(({ parts, notOffered }) =>
    (parts?.notCoveredDrugs ?? []).filter((code) => !notOffered.includes(code)),
  );
  const [first = [], ...others] = lists;
  return first.filter((code) => others.every((codes) => codes.includes(code)));
}
