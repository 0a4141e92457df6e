import { Drug } from '#contract/saved-drugs.ts';
import { withPlainName } from '#domain/drugs/plain-name.ts';

/** Leaves out what lacks an id, a code or a dosage, so that the other drugs still show. ERR-412, ERR-609. */
export function parseSavedDrugs(stored: readonly unknown[], onBadDrugs: (count: number) => void): Drug[] {
  const sound = stored.flatMap((drug) => {
    const { data } = Drug.safeParse(drug);
    return data ? [withPlainName(data)] : [];
  });
  if (sound.length < stored.length) onBadDrugs(stored.length - sound.length);
  return sound;
}
