import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isZip } from '#domain/geography/zip.ts';
import { type PharmacySearch, pharmaciesQuery } from '#web/data/pharmacies.ts';
import { recallZip } from '#web/data/remembered-place.ts';
import type { SavedDrugs } from '#web/data/saved-drugs.ts';
import { type ComparedPharmacy, pharmaciesToCompare } from './compared-pharmacies.ts';

const NEAR_MILES = 25;

/** Which pharmacies stand beside each other: what is near and saved at first, and then what the shopper makes of it. */
export function useComparedPharmacies({ pharmacy: saved }: Pick<SavedDrugs, 'pharmacy'>, zipOfPlans: string | null) {
  const [atFirst] = useState(saved);
  const [zip] = useState(() => recallZip() ?? atFirst?.pharmacyAddress?.zipCode ?? zipOfPlans ?? '');
  const [added, setAdded] = useState<readonly ComparedPharmacy[]>([]);
  const [takenOut, setTakenOut] = useState<ReadonlySet<string>>(new Set());
  const around: PharmacySearch = { zipCode: zip, miles: NEAR_MILES };
  const near = useQuery({ ...pharmaciesQuery(around), enabled: isZip(zip) });
  const byMail = useQuery({ ...pharmaciesQuery({ ...around, kind: 'mail' }), enabled: isZip(zip) });

  const isWaiting = near.isLoading || byMail.isLoading;
  const pharmacies = pharmaciesToCompare({
    saved: [saved, atFirst].filter((one) => one !== null),
    near: near.data?.pharmacies ?? [],
    byMail: byMail.data?.pharmacies ?? [],
    added,
    takenOut,
  });

  return {
    zip,
    isWaiting,
    isError: near.isError || byMail.isError,
    tryAgain: () => {
      if (near.isError) void near.refetch();
      if (byMail.isError) void byMail.refetch();
    },
    // All at once: a table that grows while it is read, and costs that are asked for twice, help nobody.
    pharmacies: isWaiting ? [] : pharmacies,
    add: (one: ComparedPharmacy) => {
      setAdded((before) => [...before, one]);
      setTakenOut((before) => new Set([...before].filter((number) => number !== one.pharmacyNumber)));
    },
    takeOut: ({ pharmacyNumber }: ComparedPharmacy) => {
      setAdded((before) => before.filter((one) => one.pharmacyNumber !== pharmacyNumber));
      setTakenOut((before) => new Set([...before, pharmacyNumber]));
    },
  };
}
