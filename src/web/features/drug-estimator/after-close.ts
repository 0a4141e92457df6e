import { useQueryClient } from '@tanstack/react-query';
import { savedDrugs } from '#web/data/saved-drugs.ts';
import { profileKey } from '#web/data/saved-list.ts';
import { useProfileUuid } from '#web/data/viewer.ts';

/** What is read again when the estimator closes: everything if data was imported, else the drugs. DRUG-006, DRUG-617. */
export const readAgainAfter = (imported: boolean, uuid: string | null): readonly unknown[] =>
  imported ? ['profile'] : profileKey(uuid, savedDrugs.key);

export function useReadAgain() {
  const client = useQueryClient();
  const uuid = useProfileUuid();
  return (imported: boolean) => void client.invalidateQueries({ queryKey: readAgainAfter(imported, uuid) });
}
