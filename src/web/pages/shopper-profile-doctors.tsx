import { Suspense, useRef, useState } from 'react';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { recallZip } from '#web/data/remembered-place.ts';
import { useSavedPlans } from '#web/data/saved-plans.ts';
import { withDoctorTexts } from '#web/data/with-texts.ts';
import { ProviderSearchOverlay } from '#web/features/provider-search/provider-search-overlay.tsx';
import { late } from '#web/lib/late.ts';
import { useStart } from '#web/lib/start-context.ts';
import { useFocusAfter } from '#web/ui/focus-after.ts';
import { Loading } from '#web/ui/loading.tsx';

const DoctorsView = late(withDoctorTexts(() => import('#web/features/providers/doctors-view.tsx')));

type Props = { isShown: boolean; planYear: number; onImport: (() => void) | undefined };

/** The doctors by the saved plans of the year. They come when they are shown first, and then stay. */
export function ShopperProfileDoctors({ isShown, planYear, onImport }: Props) {
  const { profileShell } = useProfileTexts();
  const { addresses } = useStart().site;
  const { plans } = useSavedPlans(planYear);
  const zip = recallZip() ?? plans?.[0]?.zipCode;
  const [isSearching, setSearching] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const focusAfterSearch = useFocusAfter<'closed'>(() => opener.current?.focus());
  const [wasShown, setShown] = useState(isShown);
  if (isShown && !wasShown) setShown(true);

  if (!wasShown) return null;
  return (
    <>
      <Suspense fallback={<Loading label={profileShell.providers.loading} />}>
        <DoctorsView
          isShown={isShown}
          planYear={planYear}
          plans={plans}
          browseAddress={zip ? `${addresses.planSummary}?zipcode=${zip}` : addresses.planSummary}
          onSearch={(button) => {
            opener.current = button;
            setSearching(true);
          }}
          onImport={onImport}
        />
      </Suspense>
      {isSearching && (
        <ProviderSearchOverlay
          planYear={planYear}
          onClose={() => {
            focusAfterSearch('closed');
            setSearching(false);
          }}
        />
      )}
    </>
  );
}
