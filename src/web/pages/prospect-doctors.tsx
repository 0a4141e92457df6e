import { useState } from 'react';
import type { ProviderToKeep } from '#contract/saved-providers.ts';
import { MOST_PROVIDERS, putProvider, uniqueIdOf } from '#domain/providers/put-provider.ts';
import { useProspectsTexts } from '#web/data/page-texts.ts';
import { HeadingLevel } from '#web/features/provider-search/heading.tsx';
import { isSame, type ProviderList } from '#web/features/provider-search/provider-list.ts';
import { ProviderSearch } from '#web/features/provider-search/provider-search.tsx';
import { announce } from '#web/lib/announce.ts';

type Props = {
  doctors: readonly ProviderToKeep[];
  planYear: number;
  onDoctors: (doctors: ProviderToKeep[]) => void;
};

/** The doctor search, for a list that is kept with the person. */
export default function ProspectDoctors({ doctors, planYear, onDoctors }: Props) {
  const { told: words } = useProspectsTexts();
  const [isRefused, setRefused] = useState(false);
  const list: ProviderList = {
    mayChange: true,
    refusal: isRefused ? words.fullDoctors(MOST_PROVIDERS) : null,
    has: (npi, place) => doctors.some((doctor) => isSame(doctor, npi, place)),
    toggle: (doctor) => {
      const others = doctors.filter((one) => uniqueIdOf(one) !== uniqueIdOf(doctor));
      const isAdded = others.length === doctors.length;
      setRefused(isAdded && doctors.length >= MOST_PROVIDERS);
      if (isAdded && doctors.length >= MOST_PROVIDERS) return;
      onDoctors(isAdded ? putProvider(doctors, doctor) : others);
      announce((isAdded ? words.added : words.removed)(doctor.providerName));
    },
  };

  return (
    <HeadingLevel value={3}>
      <ProviderSearch list={list} lists={{ planYear, plans: [], isKnown: true, from: null }} />
    </HeadingLevel>
  );
}
