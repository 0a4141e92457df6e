import { faqOf } from '#domain/profile/faq.ts';
import type { ProfileView } from '#domain/profile/view.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import accordionStyles from '#web/ui/accordion.module.css';
import { AccordionItem } from '#web/ui/accordion.tsx';
import { WholePhones } from '#web/ui/whole-phones.tsx';
import styles from './profile.module.css';
import { useFaqViews } from './use-faq-views.ts';

/** The questions that fit what the shopper looks at. SHELL-017. */
export function Faq({ view }: { view: ProfileView }) {
  const views = useFaqViews();
  const { site } = useStart();
  const { contact, faq } = useProfileTexts();

  return (
    <section className={styles.faq} aria-labelledby="faq">
      <h2 id="faq">{faq.title}</h2>
      <div className={accordionStyles.accordion}>
        {faqOf(view, views).map((id) => (
          <AccordionItem key={id} title={faq.entries[id].question}>
            {faq.entries[id].answer.map((paragraph) => (
              <p key={paragraph}>
                <WholePhones>{paragraph}</WholePhones>
              </p>
            ))}
            {id === 'how-to-get-help' && <p>{faq.salesLine(contact.salesHours, contact.tty(site.phones.tty))}</p>}
          </AccordionItem>
        ))}
      </div>
    </section>
  );
}
