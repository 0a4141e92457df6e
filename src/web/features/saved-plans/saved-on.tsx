import { formatSavedTime } from '#content/format/saved-time.ts';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { useProfileTexts, useSavedPlansTexts } from '#web/data/page-texts.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { useStart } from '#web/lib/start-context.ts';

/** Nothing where the time can not be read: the plan is saved all the same. FORMAT-607, ERR-413. */
export function SavedOn({ plan }: { plan: SavedPlan }) {
  const { language } = useStart();
  const texts = useSavedPlansTexts();
  const { origin: from } = useProfileTexts();
  const origin = plan.origin?.kind ?? 'typed';
  const time = formatSavedTime(plan.savedOn, language, () =>
    logOnce(`it can not be read when plan ${plan.planId} of ${plan.planYear} was saved`),
  );
  if (time === '') return null;

  return (
    <>
      <br />
      {texts.savedOn(time)}
      {origin !== 'typed' && (
        <>
          <br />
          {from[origin]}
        </>
      )}
    </>
  );
}
