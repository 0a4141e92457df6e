import { formatQuantity } from '#content/format/quantity.ts';
import type { DrugForm } from '#contract/drugs.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from '#web/ui/error-summary.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { isCountedAs } from './dose.ts';
import { isUnitUnknown } from './drug-choice.ts';
import type { Dose } from './use-dose.ts';

type Props = { form: DrugForm; edited: Drug | null; isListed: boolean };

/** What there is to know of a form before it is saved. */
export function DoseNotices({ form, edited, isListed }: Props) {
  const { dose: words } = useEstimatorTexts();
  const isSame = edited?.nationalDrugCode === form.nationalDrugCode;
  const sentences = [
    isListed && words.known,
    isSame && !isCountedAs(edited, form) && words.recount,
    form.isPartD === false && words.notPartD,
    form.isVaccine && words.vaccine,
    isUnitUnknown(form) && words.unitUnknown,
  ].filter((sentence) => sentence !== false);

  return sentences.map((sentence) => (
    <Notice key={sentence} tone="note">
      <p>{sentence}</p>
    </Notice>
  ));
}

/** More than can be meant is asked about. It can be kept, and has no price then. */
export function QuantityQuestion({ dose: { unconfirmed, summary, confirmQuantity, mendQuantity } }: { dose: Dose }) {
  const { language } = useStart();
  const { dose: words } = useEstimatorTexts();
  if (!unconfirmed?.drugItem || !unconfirmed.drugFrequency) return null;
  const amount = [
    formatQuantity(unconfirmed.drugQuantity, language),
    words.items[unconfirmed.drugItem][unconfirmed.drugQuantity === 1 ? 'one' : 'many'],
    words.per[unconfirmed.drugFrequency],
  ].join(' ');

  return (
    <div ref={summary} tabIndex={-1} className={styles.errorSummary}>
      <Notice tone="problem" urgent>
        <p>
          {words.isItRight(amount)} {words.notPriced}
        </p>
        <div className="actions">
          <button type="button" className="ds-c-button ds-c-button--solid" onClick={mendQuantity}>
            {words.changeQuantity}
          </button>
          <button type="button" className="ds-c-button" onClick={confirmQuantity}>
            {words.keepQuantity}
          </button>
        </div>
      </Notice>
    </div>
  );
}
