import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type SupplementSection, supplementSection } from '#domain/supplement/supplement-section.ts';
import { contentQuery } from '#web/data/content.ts';
import { useToday } from '#web/data/today.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { useStart } from '#web/lib/start-context.ts';

export type Supplement = {
  section: SupplementSection;
  /** False while the approved states are on their way. */
  isKnown: boolean;
};

/** What stands where Supplement plans will. Its documents are asked for while the plans are. SUPP-402, CONTENT-401. */
export function useSupplement(stateCode: string | null, interfaceLoaded: boolean): Supplement {
  const { flags, site } = useStart();
  const { today } = useToday();
  const approved = useQuery(contentQuery(site.code, 'approved-states'));
  const flip = useQuery(contentQuery(site.code, 'state-flip'));

  useEffect(() => {
    if (approved.isError) logOnce('the states in which Supplement is approved could not be fetched');
    // Without them no day puts the interface in the place of the notice.
    if (flip.isError) logOnce('the days from which states have the Supplement interface could not be fetched');
  }, [approved.isError, flip.isError]);

  const facts = {
    stateCode,
    approvedStates: approved.data?.states ?? null,
    flips: flip.data?.states ?? {},
    isV2CardsOn: flags.medSuppV2Cards,
    interfaceLoaded,
  };
  return { section: supplementSection(facts, today), isKnown: !approved.isPending };
}
