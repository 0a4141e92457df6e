import { useProfileTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import type { Origin } from './origin.ts';
import styles from './profile.module.css';

type Props = {
  origin: Origin | null;
  /** An agent looks on: there is no shopping tool to go back to. SHELL-013. */
  isCloaked: boolean;
};

export function TopBar({ origin, isCloaked }: Props) {
  const { flags, site, texts } = useStart();
  const { profileShell } = useProfileTexts();
  const tool = origin ?? 'planSummary';

  return (
    <nav className={styles.topBar} aria-label={profileShell.topBar}>
      {!isCloaked && (
        <Link className={styles.topBarBack} to={site.addresses[tool]}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M15 5l-7 7 7 7" />
          </svg>
          {profileShell.back[tool]}
        </Link>
      )}
      <span className={styles.topBarTools}>
        {flags.emailLink && (
          <a href={mailTo(texts.shell.pageTitle(texts.shell.yourProfile, site.name))}>{profileShell.email}</a>
        )}
        <button type="button" className="link-button" onClick={() => window.print()}>
          {profileShell.print}
        </button>
      </span>
    </nav>
  );
}

const mailTo = (subject: string) => `mailto:?subject=${encodeURIComponent(subject)}`;
