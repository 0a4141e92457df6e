import { Button, Dialog } from '@cmsgov/design-system';
import { useQuery } from '@tanstack/react-query';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { learnMorePhone } from '#domain/phone/learn-more-phone.ts';
import { contentQuery } from '#web/lib/content.ts';
import { useProfileTexts } from '#web/lib/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';

type Props = { plan: SavedPlan | null; onClose: () => void };

/** Enroll by phone. It stays mounted, so that the focus returns to its button. PLAN-014 to PLAN-016. */
export function LearnMoreDialog({ plan, onClose }: Props) {
  const { site } = useStart();
  const { contact, learnMore } = useProfileTexts();
  const { data } = useQuery({ ...contentQuery(site.code, 'profile'), enabled: plan !== null });
  const phones = data?.phones ?? site.phones;
  const phone = plan && learnMorePhone(phones, plan.planType);

  return (
    <Dialog
      isOpen={plan !== null}
      heading={learnMore.title}
      ariaCloseLabel={learnMore.close}
      onExit={onClose}
      backdropClickExits
      size="narrow"
      actions={<Button onClick={onClose}>{learnMore.close}</Button>}
    >
      {plan && <p className="dialog-plan">{learnMore.plan(plan.planName)}</p>}
      <p>{learnMore.text}</p>
      {phone ? (
        <p className="dialog-phone">
          <a href={`tel:${phone}`} aria-label={contact.call(phone)}>
            {phone}
          </a>{' '}
          {contact.tty(phones.tty)}
        </p>
      ) : (
        <p>{learnMore.noNumber}</p>
      )}
      <p>{learnMore.hours(contact.enrollHours)}</p>
    </Dialog>
  );
}
