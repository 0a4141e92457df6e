import { useDrugCostTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { useAfter } from '#web/lib/use-after.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Spec A8 and B8: the number comes this long after the message. PHARM-401. */
const PHONE_DELAY = 1500;

/** The pharmacy is not covered or out of the network. PHARM-400, ERR-610. */
export function PharmacyMessage({ isLongTermCare }: { isLongTermCare: boolean }) {
  const { drugCosts, contact } = useDrugCostTexts();
  const { site } = useStart();
  const isDue = useAfter(PHONE_DELAY);

  return (
    <Notice tone="note">
      <p>{drugCosts.coverage['pharmacy-message']}</p>
      {isLongTermCare && (
        <p>
          {drugCosts.longTermCare}{' '}
          {isDue && <a href={`tel:${site.phones.needHelp}`}>{contact.call(site.phones.needHelp)}</a>}
        </p>
      )}
    </Notice>
  );
}
