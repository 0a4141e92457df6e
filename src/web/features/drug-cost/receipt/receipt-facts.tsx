import { formatCents } from '#content/format/money.ts';
import type { PlanReceipt } from '#contract/drug-receipt.ts';
import { useDrugReceiptTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import type { Figure } from './pick-figure.ts';
import styles from './receipt.module.css';

type Props = { receipt: PlanReceipt; figure: Figure; planName: string };

/** What the whole receipt rests on: the plan, the pharmacy, Extra Help, and where its limits lie. */
export function ReceiptFacts({ receipt, figure, planName }: Props) {
  const words = useDrugReceiptTexts();
  const { language } = useStart();
  const { facts } = words;
  const money = (cents: number | null) => (cents === null ? words.notAvailable : formatCents(cents, language));
  const lines = [
    { label: facts.plan, value: planName },
    { label: facts.pharmacy, value: pharmacyWords(receipt, facts) },
    { label: facts.help, value: facts.helps[figure.help] ?? words.notAvailable },
    { label: facts.deductible, value: money(receipt.deductible) },
    { label: facts.limit, value: money(receipt.threshold) },
    ...(receipt.alreadyCounted > 0 ? [{ label: facts.already, value: money(receipt.alreadyCounted) }] : []),
    { label: facts.benefit, value: facts.benefits[receipt.benefitType] },
  ];
  return (
    <dl className={styles.facts}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Words = ReturnType<typeof useDrugReceiptTexts>['facts'];

function pharmacyWords({ pharmacy }: PlanReceipt, facts: Words): string {
  if (!pharmacy) return facts.noPharmacy;
  const name = pharmacy.pharmacyName ?? facts.unnamed(pharmacy.pharmacyNumber);
  return `${name}. ${facts.network[pharmacy.network]}.`;
}
