import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { DoctorsView } from '#web/features/doctors-view/doctors-view.tsx';
import { DrugsView } from '#web/features/drugs-view/drugs-view.tsx';
import { Disclosures } from '#web/features/profile-shell/disclosures.tsx';
import { Faq } from '#web/features/profile-shell/faq.tsx';
import { NeedHelp } from '#web/features/profile-shell/need-help.tsx';
import { OutageBanner } from '#web/features/profile-shell/outage-banner.tsx';
import { ToolLinks } from '#web/features/profile-shell/tool-links.tsx';
import { TopBar } from '#web/features/profile-shell/top-bar.tsx';
import { useOrigin } from '#web/features/profile-shell/use-origin.ts';
import { viewOfAddress } from '#web/features/profile-shell/view-of-address.ts';
import { GuestBanner } from '#web/features/saved-plans/guest-banner.tsx';
import { useProfileTexts } from '#web/lib/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { ShopperProfilePlans } from './shopper-profile-plans.tsx';
import { ShopperProfileSide } from './shopper-profile-side.tsx';
import { ShopperProfileView } from './shopper-profile-view.tsx';
import { useProfileYear } from './shopper-profile-year.ts';

/** Facts that only signing in can bring; the page shows what follows from them. */
type Props = { isCloaked?: boolean; isServiceOutage?: boolean };

const SHOWN_HEADING = '.profile-view:not([hidden]) h1';

export default function ShopperProfilePage({ isCloaked = false, isServiceOutage = false }: Props) {
  const browseAddress = useStart().site.addresses.planSummary;
  const { views } = useProfileTexts().profileShell;
  const { hash } = useLocation();
  const origin = useOrigin();
  const view = viewOfAddress(hash, origin);
  const year = useProfileYear();
  const [isOutageClosed, setOutageClosed] = useState(false);
  const page = useRef<HTMLDivElement>(null);

  // The button goes with its banner, so the focus moves to the heading below.
  const closeOutage = () => {
    setOutageClosed(true);
    page.current?.querySelector<HTMLElement>(SHOWN_HEADING)?.focus();
  };

  return (
    <div id="shopper-profile-ui" className="wrap page profile" ref={page}>
      {isServiceOutage && !isOutageClosed && <OutageBanner onClose={closeOutage} />}
      <TopBar origin={origin} isCloaked={isCloaked} />
      <GuestBanner />
      <div className="profile-columns">
        <ShopperProfileSide view={view} planYear={year.planYear} />
        <div className="profile-main">
          <ShopperProfileView name="plans" view={view}>
            <ShopperProfilePlans {...year} isShown={view === 'plans'} browseAddress={browseAddress} />
          </ShopperProfileView>
          <ShopperProfileView name="drugs" view={view}>
            <PageHead title={views.drugs} part="drugs" isShown={view === 'drugs'} />
            <DrugsView browseAddress={browseAddress} />
          </ShopperProfileView>
          <ShopperProfileView name="providers" view={view}>
            <PageHead title={views.providers} part="providers" isShown={view === 'providers'} />
            <DoctorsView browseAddress={browseAddress} />
          </ShopperProfileView>
          <Faq view={view} />
          {view === 'plans' && <Disclosures />}
        </div>
        <div className="profile-extras">
          <NeedHelp />
          <ToolLinks />
        </div>
      </div>
      {/* The place in which popups of the profile are mounted. SHELL-603. */}
      <div id="data-import-popup" />
    </div>
  );
}
