import { useHref } from 'react-router';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './banners.module.css';

/** The flag 'bannering' shows or hides it. ENV-403, SHELL-004. */
export function GuestBanner() {
  const { flags, site } = useStart();
  const { guest } = useProfileTexts().banners;
  const register = useHref(site.addresses.register);
  const signIn = useHref(site.addresses.signIn);
  if (!flags.bannering) return null;

  return (
    <aside className={styles.banner} aria-labelledby="guest-banner">
      <div className={styles.words}>
        <h2 id="guest-banner">{guest.title}</h2>
        <p>{guest.invitation}</p>
        <p>
          {guest.keeps} <Link to="/your-data">{guest.ownData}</Link>
        </p>
      </div>
      {/* Plain links: the server answers these addresses, and not this page. */}
      <div className={styles.links}>
        <a className={styles.button} href={register}>
          {guest.createAccount}
        </a>
        <a className={styles.button} href={signIn}>
          {guest.signIn}
        </a>
      </div>
    </aside>
  );
}
