import { useQuery } from '@tanstack/react-query';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { learnMorePhone } from '#domain/phone/learn-more-phone.ts';
import { contentQuery } from '#web/data/content.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import modalStyles from '#web/ui/modal.module.css';
import { Modal } from '#web/ui/modal.tsx';
import styles from './saved-plans.module.css';

type Props = { plan: SavedPlan | null; onClose: () => void };

/** Enroll by phone. It stays mounted, so that the focus returns to its button. PLAN-014 to PLAN-016. */
export default function LearnMoreDialog({ plan, onClose }: Props) {
  const { site } = useStart();
  const { contact, learnMore } = useProfileTexts();
  const { data } = useQuery({ ...contentQuery(site.code, 'profile'), enabled: plan !== null });
  const phones = data?.phones ?? site.phones;
  const phone = plan && learnMorePhone(phones, plan.planType);

  return (
    <Modal isOpen={plan !== null} title={learnMore.title} close={{ label: learnMore.close, onClose }}>
      {plan && <p className={modalStyles.subject}>{learnMore.plan(plan.planName)}</p>}
      <p>{learnMore.text}</p>
      {phone ? (
        <p className={styles.dialogPhone}>
          <a href={`tel:${phone}`} aria-label={contact.call(phone)}>
            {phone}
          </a>{' '}
          {contact.tty(phones.tty)}
        </p>
      ) : (
        <p>{learnMore.noNumber}</p>
      )}
      <p>{learnMore.hours(contact.enrollHours)}</p>
      <div className="actions">
        <button type="button" className="ds-c-button" onClick={onClose}>
          {learnMore.close}
        </button>
      </div>
    </Modal>
  );
}
