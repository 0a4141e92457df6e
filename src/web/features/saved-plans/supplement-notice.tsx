import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { learnMorePhone } from '#domain/phone/learn-more-phone.ts';
import { contentQuery } from '#web/data/content.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { phonesOfVisitor } from '#web/data/phones.ts';
import { useStart } from '#web/lib/start-context.ts';
import { focusIn } from '#web/ui/focus-after.ts';
import styles from './saved-plans.module.css';
import type { Supplement } from './use-supplement.ts';

/**
 * Stands where Supplement plans will, in approved states and while the state is not known. SUPP-001, SUPP-402.
 * While it is not known whether it shows, its place is kept, and it stays kept: nothing below may move.
 */
export function SupplementNotice({ section, isKnown }: Supplement) {
  const { supplement, contact } = useProfileTexts();
  const { site } = useStart();
  const [isClosed, setClosed] = useState(false);
  const [wasKept] = useState(!isKnown);
  // The need-help tile asks for it, two seconds after load: SHELL-404.
  const { data: profile } = useQuery({ ...contentQuery(site.code, 'profile'), enabled: false });

  // The button goes with its notice, so the focus moves to the heading of the view.
  const close = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusIn(currentTarget.closest('[data-view]'), 'h1');
    setClosed(true);
  };

  const isShown = section.shows === 'notice';
  if (isClosed || (!isShown && !wasKept)) return null;

  const phones = profile?.phones ?? site.phones;
  const phone = learnMorePhone(phones, 'MS', phonesOfVisitor().supplement);

  return (
    <section
      className={`${styles.planSection} ${styles.supplement} ${isShown ? '' : styles.keptPlace}`}
      aria-labelledby="supplement"
      {...(!isShown && { inert: true, 'aria-hidden': true })}
    >
      <h2 id="supplement">{supplement.title}</h2>
      <div className={styles.supplementNotice}>
        <h3>{supplement.notice.title}</h3>
        <p>{supplement.notice.text}</p>
        {phone && (
          <p className={styles.dialogPhone}>
            <a href={`tel:${phone}`} aria-label={contact.call(phone)}>
              {phone}
            </a>{' '}
            {contact.tty(phones.tty)}
          </p>
        )}
        <button type="button" className="ds-c-button" onClick={close}>
          {supplement.notice.close}
        </button>
      </div>
    </section>
  );
}
