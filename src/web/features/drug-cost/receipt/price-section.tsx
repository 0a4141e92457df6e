import { formatCents } from '#content/format/money.ts';
import { formatMicros } from '#content/format/unit-price.ts';
import type { PlanReceipt, ReceiptPrice } from '#contract/drug-receipt.ts';
import { useDrugReceiptTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './receipt.module.css';
import { RowDates } from './row-dates.tsx';
import { RowList } from './row-list.tsx';

type Props = { receipt: PlanReceipt; ndcs: readonly string[]; nameOf: (ndc: string) => string };

/** What one fill of each drug is sold for, and the rows of the files that say so. */
export function PriceSection({ receipt, ndcs, nameOf }: Props) {
  const words = useDrugReceiptTexts();
  const drugs = receipt.drugs.filter(({ ndc }) => ndcs.includes(ndc));
  return (
    <section>
      <h3>{words.drugs.heading}</h3>
      {drugs.map(({ ndc, tier, price, rows, because }) => (
        <div key={ndc} className={styles.drug}>
          <h4>{nameOf(ndc)}</h4>
          {tier !== null && <p>{words.drugs.tier(tier)}</p>}
          {price && <PriceLines price={price} />}
          {because && <p>{words.drugs.because[because]}</p>}
          <RowList rows={rows} />
        </div>
      ))}
      <h4>{words.rows.heading}</h4>
      <RowList rows={receipt.rows} />
      <h4>{words.rows.dates}</h4>
      <RowDates rows={[...drugs.flatMap(({ rows }) => rows), ...receipt.rows]} />
    </section>
  );
}

const THOUSAND = 1000;

function PriceLines({ price }: { price: ReceiptPrice }) {
  const { drugs } = useDrugReceiptTexts();
  const { language } = useStart();
  const money = (micros: number) => formatMicros(micros, language);
  const number = (thousandths: number) => (thousandths / THOUSAND).toLocaleString(language);
  const units = number(price.units);
  const { pack, referenceLine } = price;
  const unit = money(price.unitCost);
  const product = money(price.ingredients);
  const fill = formatCents(price.price, language);

  return (
    <ul>
      <li>{drugs.units(units, price.unit, price.days)}</li>
      {pack && price.unit && <li>{drugs.pack(number(pack.items), pack.item, number(pack.size), price.unit)}</li>}
      <li>
        {price.basis === 'plan' ? drugs.ownPrice(unit) : drugs.referencePrice(unit, String(price.referenceYear ?? ''))}
      </li>
      {referenceLine && <li>{drugs.referenceLine(`${referenceLine.brandName}, ${referenceLine.genericName}`)}</li>}
      {price.poolsStrengths && <li>{drugs.poolsStrengths}</li>}
      {price.basis === 'reference' && price.isNegotiated && <li>{drugs.negotiated}</li>}
      <li>{drugs.product(units, unit, product)}</li>
      <li>{price.fee === null ? drugs.noFee : drugs.withFee(product, money(price.fee), fill)}</li>
      {price.isFloor && price.floor !== null && <li>{drugs.floor(money(price.floor))}</li>}
      <li>
        <strong>{drugs.fillPrice(fill)}</strong>
      </li>
    </ul>
  );
}
