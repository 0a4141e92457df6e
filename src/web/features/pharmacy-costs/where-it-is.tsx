import { LOCALES } from '#content/format/locale.ts';
import { usePharmacyCostsTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import type { ComparedPharmacy } from './compared-pharmacies.ts';

const ONE_PLACE = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export function WhereItIs({ pharmacy: { mailOrder, miles, pharmacyAddress } }: { pharmacy: ComparedPharmacy }) {
  const { pharmacies: words } = usePharmacyCostsTexts();
  const { language } = useStart();
  if (mailOrder) return <p className="quiet">{words.byMail}</p>;
  const parts = [
    miles === null ? null : words.miles(miles.toLocaleString(LOCALES[language], ONE_PLACE)),
    pharmacyAddress && `${pharmacyAddress.line}, ${pharmacyAddress.city}`,
  ];
  return <p className="quiet">{parts.filter(Boolean).join(' · ')}</p>;
}
