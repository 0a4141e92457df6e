import { randomUUID } from 'node:crypto';
import { Problem } from '#contract/problem.ts';
import { type CallNote, type Provider, type ProviderToKeep, TOO_MANY_PROVIDERS } from '#contract/saved-providers.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Origin } from '#domain/profile/origin.ts';
import { MOST_PROVIDERS, uniqueIdOf } from '#domain/providers/put-provider.ts';
import { originOfKept } from '#server/profile/kept-origin.ts';

/**
 * Gives what is new an id. A list that grew too long when two were merged may become shorter step by step, but takes
 * nothing new. What was shown of somebody on the list is what the server has kept.
 * @throws Problem invalid-input, with the place.
 */
export function providersToKeep(
  requested: readonly ProviderToKeep[],
  known: readonly Provider[],
  { saving, today }: { saving: Origin; today: IsoDate },
): Provider[] {
  const kept = requested.map(({ origin: _said, shownAnswers: brought, ...provider }, index) => {
    const providerUniqueId = uniqueIdOf(provider);
    const before = known.find((other) => uniqueIdOf(other) === providerUniqueId);
    // Its old place may stand in the list as well: two would share one id.
    if (
      before?.providerId !== provider.providerId &&
      known.some(({ providerId }) => providerId === provider.providerId)
    )
      throw refused(`providerIdList.${index}.providerId`, 'This id is that of another doctor. Leave it out.');
    if (provider.callNotes.some((note) => note.calledOn > today && !before?.callNotes.some(isSameNote(note))))
      throw refused(`providerIdList.${index}.callNotes`, 'The day of a call cannot be ahead. Use the day you called.');
    const shownAnswers = before ? before.shownAnswers : brought;
    const kept = {
      ...provider,
      providerId: before?.providerId ?? randomUUID(),
      providerUniqueId,
      ...(shownAnswers && { shownAnswers }),
    };
    return { ...kept, ...originOfKept(kept, before, saving) };
  });
  const hasNew = kept.some(({ providerId }) => !known.some((provider) => provider.providerId === providerId));
  if (kept.length > MOST_PROVIDERS && hasNew) throw refused('providerIdList', TOO_MANY_PROVIDERS);
  return kept;
}

/** What is kept stays, also where the day was another when it was noted. */
const isSameNote = (note: CallNote) => (kept: CallNote) =>
  kept.planId === note.planId && kept.planYear === note.planYear && kept.calledOn === note.calledOn;

const refused = (field: string, sentence: string) => new Problem('invalid-input', { fields: { [field]: sentence } });
