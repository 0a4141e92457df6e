import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetWantedPlan } from '#web/data/forget-wanted-plan.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useViewer } from '#web/data/viewer.ts';
import { withTexts } from '#web/data/with-texts.ts';
import { SessionNotices } from '#web/features/banners/session-notices.tsx';
import { ViewerBanner } from '#web/features/banners/viewer-banner.tsx';
import { Disclosures } from '#web/features/profile/disclosures.tsx';
import { Faq } from '#web/features/profile/faq.tsx';
import { NeedHelp } from '#web/features/profile/need-help.tsx';
import { ToolLinks } from '#web/features/profile/tool-links.tsx';
import { TopBar } from '#web/features/profile/top-bar.tsx';
import { useOrigin } from '#web/features/profile/use-origin.ts';
import { viewOfAddress } from '#web/features/profile/view-of-address.ts';
import type { EstimatorStep } from '#web/features/saved-drugs/drugs-view.tsx';
import { useImportSummary } from '#web/features/toast/import-summary.ts';
import { ToastPlace } from '#web/features/toast/toast-place.tsx';
import { late } from '#web/lib/late.ts';
import { useStart } from '#web/lib/start-context.ts';
import { focusIn } from '#web/ui/focus-after.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { ShopperProfileDoctors } from './shopper-profile-doctors.tsx';
import { ShopperProfileDrugs } from './shopper-profile-drugs.tsx';
import { ShopperProfileEstimator } from './shopper-profile-estimator.tsx';
import styles from './shopper-profile-page.module.css';
import { ShopperProfilePlans } from './shopper-profile-plans.tsx';
import { ShopperProfileSide } from './shopper-profile-side.tsx';
import { ShopperProfileView } from './shopper-profile-view.tsx';
import { useProfileYear } from './shopper-profile-year.ts';

const Imports = late(withTexts('imports', () => import('./shopper-profile-imports.tsx')));
const ViewEnded = late(() => import('#web/features/banners/view-ended.tsx'));

const SHOWN_HEADING = '[data-view]:not([hidden]) h1';

export default function ShopperProfilePage() {
  const browseAddress = useStart().site.addresses.planSummary;
  const { views } = useProfileTexts().profileShell;
  const { hash } = useLocation();
  const origin = useOrigin();
  const view = viewOfAddress(hash, origin);
  const year = useProfileYear();
  const { kind } = useViewer();
  const imported = useImportSummary();
  const [step, setStep] = useState<EstimatorStep | null>(null);
  const [onImport, setImport] = useState<(() => void) | undefined>();
  const navigate = useNavigate();
  const page = useRef<HTMLDivElement>(null);

  // Back in the profile, nobody is on the way to an application any more. ENROLL-418.
  useEffect(forgetWantedPlan, []);

  const focusHeading = () => focusIn(page.current, SHOWN_HEADING);

  if (kind === 'agent') return <ViewEnded />;

  return (
    <div id="shopper-profile-ui" className={`wrap page ${styles.profile}`} ref={page}>
      <SessionNotices onClosed={focusHeading} />
      <TopBar origin={origin} isCloaked={kind === 'cloaked'} />
      <ViewerBanner />
      <div className={styles.columns}>
        <ShopperProfileSide view={view} planYear={year.planYear} />
        <div className={styles.main}>
          <ShopperProfileView name="plans" view={view}>
            <ShopperProfilePlans
              {...year}
              browseAddress={browseAddress}
              isShown={view === 'plans'}
              onEstimate={setStep}
            />
          </ShopperProfileView>
          <ShopperProfileView name="drugs" view={view}>
            <PageHead title={views.drugs} part="drugs" isShown={view === 'drugs'} />
            <ShopperProfileDrugs
              isShown={view === 'drugs'}
              planYear={year.planYear}
              onEstimate={setStep}
              onImport={onImport}
            />
          </ShopperProfileView>
          <ShopperProfileView name="providers" view={view}>
            <PageHead title={views.providers} part="providers" isShown={view === 'providers'} />
            <ShopperProfileDoctors isShown={view === 'providers'} planYear={year.planYear} onImport={onImport} />
          </ShopperProfileView>
          {/* The place in which popups of the profile are mounted. SHELL-603. */}
          <div id="data-import-popup">
            {kind === 'authenticated' && (
              <Suspense>
                <Imports
                  onOffer={(start) => setImport(() => start)}
                  onConsent={() => void navigate('/your-claims')}
                  onClosed={focusHeading}
                />
              </Suspense>
            )}
          </div>
          <Faq view={view} />
          {view === 'plans' && <Disclosures />}
        </div>
        <div className={styles.extras}>
          <NeedHelp />
          <ToolLinks />
        </div>
      </div>
      <ShopperProfileEstimator
        step={step}
        browseAddress={browseAddress}
        planYear={year.planYear}
        onClose={() => setStep(null)}
      />
      <ToastPlace imported={imported} />
    </div>
  );
}
