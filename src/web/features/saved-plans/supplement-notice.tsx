import { Button } from '@cmsgov/design-system';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useEffect, useState } from 'react';
import { learnMorePhone } from '#domain/phone/learn-more-phone.ts';
import { supplementSection } from '#domain/supplement/supplement-section.ts';
import { contentQuery } from '#web/lib/content.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { useProfileTexts } from '#web/lib/page-texts.ts';
import { phonesOfVisitor } from '#web/lib/phones-cookie.ts';
import { useStart } from '#web/lib/start-context.ts';
import { useToday } from '#web/lib/today.ts';

/** Stands where Supplement plans will, in approved states and while the state is not known. SUPP-001, SUPP-402. */
export function SupplementNotice({ stateCode }: { stateCode: string | null }) {
  const { supplement, contact } = useProfileTexts();
  const { flags, site } = useStart();
  const { today } = useToday();
  const [isClosed, setClosed] = useState(false);
  const approved = useQuery(contentQuery(site.code, 'approved-states'));
  // The need-help tile asks for it, two seconds after load: SHELL-404.
  const { data: profile } = useQuery({ ...contentQuery(site.code, 'profile'), enabled: false });

  useEffect(() => {
    if (approved.isError) logOnce('the states in which Supplement is approved could not be fetched');
  }, [approved.isError]);

  // The button goes with its notice, so the focus moves to the heading of the view.
  const close = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('.profile-view')?.querySelector<HTMLElement>('h1')?.focus();
    setClosed(true);
  };

  const approvedStates = approved.data?.states ?? null;
  // The interface is not built yet, so that no day puts it in the place of the notice.
  const facts = { stateCode, approvedStates, flips: {}, isV2CardsOn: flags.medSuppV2Cards, interfaceLoaded: false };
  if (isClosed || supplementSection(facts, today).shows !== 'notice') return null;

  const phones = profile?.phones ?? site.phones;
  const phone = learnMorePhone(phones, 'MS', phonesOfVisitor().supplement);

  return (
    <section className="plan-section supplement" aria-labelledby="supplement">
      <h2 id="supplement">{supplement.title}</h2>
      <div className="supplement-notice">
        <h3>{supplement.notice.title}</h3>
        <p>{supplement.notice.text}</p>
        {phone && (
          <p className="dialog-phone">
            <a href={`tel:${phone}`} aria-label={contact.call(phone)}>
              {phone}
            </a>{' '}
            {contact.tty(phones.tty)}
          </p>
        )}
        <Button onClick={close}>{supplement.notice.close}</Button>
      </div>
    </section>
  );
}
