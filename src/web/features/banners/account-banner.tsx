import { useHref } from 'react-router';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { askForPopup } from '#web/data/popups.ts';
import { useViewer } from '#web/data/viewer.ts';
import { useStart } from '#web/lib/start-context.ts';
import { BenefitsLink } from './benefits-link.tsx';

/** Who is signed in, and what they can do with their account. The flag 'bannering' shows or hides it. SHELL-005. */
export default function AccountBanner() {
  const { flags, site } = useStart();
  const { account } = useProfileTexts().banners;
  const { firstName } = useViewer();
  const manageProfile = useHref(site.addresses.manageProfile);
  if (!flags.bannering) return null;

  return (
    <aside className="banner" aria-label={account.label}>
      <h2>{firstName ? account.hello(firstName) : account.helloNoName}</h2>
      <div className="banner-links">
        <a className="banner-link" href={manageProfile}>
          {account.manageProfile}
        </a>
        <BenefitsLink />
        <button type="button" className="banner-link" onClick={() => askForPopup('sign-out')}>
          {account.signOut}
        </button>
      </div>
    </aside>
  );
}
