import { useProfileTexts } from '#web/data/page-texts.ts';
import { useNeedHelpPhone } from '#web/data/phones.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './profile.module.css';

/** The number comes late, and its place is kept for it. SHELL-018. */
export function NeedHelp() {
  const { site } = useStart();
  const { contact, profileShell } = useProfileTexts();
  const { needHelp } = profileShell;
  const phone = useNeedHelpPhone();

  return (
    <section className={styles.tile} aria-labelledby="need-help">
      <h2 id="need-help">{needHelp.title}</h2>
      <p>{needHelp.text}</p>
      <p className={styles.needHelpNumber}>
        {phone === undefined && <span className="quiet">{needHelp.loading}</span>}
        {phone === null && needHelp.noNumber}
        {phone && (
          <>
            <a href={`tel:${phone}`} aria-label={contact.call(phone)}>
              {phone}
            </a>
            <span>{contact.tty(site.phones.tty)}</span>
          </>
        )}
      </p>
      <p className="quiet">{needHelp.hours(contact.supportHours)}</p>
    </section>
  );
}
