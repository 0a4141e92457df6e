import { useId, useState } from 'react';
import { useHref } from 'react-router';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { askForPopup } from '#web/data/popups.ts';
import { useViewer } from '#web/data/viewer.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './banners.module.css';
import { BenefitsLink } from './benefits-link.tsx';

/** Who is signed in, and what they can do with their account. The flag 'bannering' shows or hides it. SHELL-005. */
export default function AccountBanner() {
  const { flags, site } = useStart();
  const { account } = useProfileTexts().banners;
  const { firstName } = useViewer();
  const manageProfile = useHref(site.addresses.manageProfile);
  const [isOpen, setOpen] = useState(false);
  const linksId = useId();
  if (!flags.bannering) return null;

  return (
    <aside className={`${styles.banner} ${styles.account}`} aria-label={account.label} data-open={isOpen}>
      <h2>{firstName ? account.hello(firstName) : account.helloNoName}</h2>
      {/* On a phone the plans come first, and the links on request. */}
      <button
        type="button"
        className={`${styles.link} ${styles.onPhones}`}
        aria-expanded={isOpen}
        aria-controls={linksId}
        onClick={() => setOpen(!isOpen)}
      >
        {account.label}
      </button>
      <div id={linksId} className={styles.links}>
        <a className={styles.link} href={manageProfile}>
          {account.manageProfile}
        </a>
        <Link className={styles.link} to="/access-history">
          {account.accessHistory}
        </Link>
        <Link className={styles.link} to="/your-data">
          {account.ownData}
        </Link>
        <BenefitsLink />
        <button type="button" className={styles.link} onClick={() => askForPopup('sign-out')}>
          {account.signOut}
        </button>
      </div>
    </aside>
  );
}
