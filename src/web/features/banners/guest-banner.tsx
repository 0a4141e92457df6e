import { useId, useState } from 'react';
import { useHref } from 'react-router';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './banners.module.css';

/** One line, and what a guest should know on request. The flag 'bannering' shows or hides it. ENV-403, SHELL-004. */
export function GuestBanner() {
  const { flags, site } = useStart();
  const { guest } = useProfileTexts().banners;
  const register = useHref(site.addresses.register);
  const signIn = useHref(site.addresses.signIn);
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  if (!flags.bannering) return null;

  return (
    <aside className={`${styles.banner} ${styles.guest}`} aria-labelledby="guest-banner" data-open={isOpen}>
      <h2 id="guest-banner" className="visually-hidden">
        {guest.title}
      </h2>
      <p className={styles.invitation}>{guest.invitation}</p>
      {/* Plain links: the server answers these addresses, and not this page. */}
      <a className={styles.link} href={register}>
        {guest.createAccount}
      </a>
      <a className={styles.link} href={signIn}>
        {guest.signIn}
      </a>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <circle cx="12" cy="12" r="9.5" />
          <path d="M12 11v6M12 6.8v.6" />
        </svg>
        <span>{guest.more}</span>
      </button>
      <p id={moreId} className={styles.rest} hidden={!isOpen}>
        {guest.keeps} <Link to="/your-data">{guest.ownData}</Link>
      </p>
    </aside>
  );
}
