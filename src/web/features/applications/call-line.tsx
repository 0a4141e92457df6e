import { learnMorePhone } from '#domain/phone/learn-more-phone.ts';
import type { PlanType } from '#domain/plans/plan-type.ts';
import { useStart } from '#web/lib/start-context.ts';

/** Whom to call about joining a plan of this type. */
export function CallLine({ lead, planType }: { lead: string; planType: PlanType }) {
  const { site, texts } = useStart();
  const phone = learnMorePhone(site.phones, planType);
  if (phone === null) return null;
  return (
    <p>
      {lead}{' '}
      <a className="phone" href={`tel:${phone}`}>
        {phone}
      </a>{' '}
      {texts.shell.footer.call(site.phones.tty)}
    </p>
  );
}
