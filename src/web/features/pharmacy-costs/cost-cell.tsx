import { formatCents } from '#content/format/money.ts';
import type { Drug } from '#contract/drugs.ts';
import type { CostAtSupply } from '#contract/pharmacy-costs.ts';
import { usePharmacyCostsTexts, useProfileTexts } from '#web/lib/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { namesOf } from './names-of.ts';

type Props = {
  supply: CostAtSupply | undefined;
  isWaiting: boolean;
  isLowest: boolean;
  drugs: readonly Drug[];
};

/** What a year costs; where a drug is not sold so, that comes first and the figure is no plain total. */
export function CostCell({ supply, isWaiting, isLowest, drugs }: Props) {
  const { table: words } = usePharmacyCostsTexts();
  const { drugCosts } = useProfileTexts();
  const { language } = useStart();
  const money = (cents: number) => formatCents(cents, language);

  if (!supply) return isWaiting ? <span className="quiet">{words.working}</span> : words.notAvailable;
  const { parts, total, notOffered, because } = supply;
  const parted = parts && (parts.notCovered !== 0 || parts.covered === null) ? partsOf(parts) : null;
  return (
    <>
      {notOffered.length > 0 && (
        <span className="not-sold">{words.notOffered(supply.days, namesOf(notOffered, drugs))}</span>
      )}
      {total === null ? (
        <span className={parted?.covered == null ? 'figure-words' : undefined}>{words.notAvailable}</span>
      ) : (
        <span className={notOffered.length > 0 ? 'full-price' : 'amount'}>{money(total)}</span>
      )}
      {parted && parted.covered !== null && (
        <span className="cost-note">
          {words.parts(
            money(parted.covered),
            parted.notCovered === null ? words.priceUnknown : money(parted.notCovered),
          )}
        </span>
      )}
      {total === null && because && <span className="cost-note">{drugCosts.because[because]}</span>}
      {isLowest && <strong className="cost-note lowest">{words.lowest}</strong>}
    </>
  );
}

type Parts = NonNullable<CostAtSupply['parts']>;

/** What the plan pays for on its own counts as covered here. */
const partsOf = ({ covered, supplemental, notCovered }: Parts) => ({
  covered: covered === null || supplemental === null ? null : covered + supplemental,
  notCovered,
});
