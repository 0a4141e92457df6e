import { useEffect, useEffectEvent, useRef } from 'react';
import type { Provider } from '#contract/saved-providers.ts';
import { isNewlyShown } from '#domain/providers/shown-answers.ts';
import { useKeepShownAnswers } from '#web/data/saved-providers.ts';
import { useMay } from '#web/data/viewer.ts';
import { logOnce } from '#web/lib/log-once.ts';
import type { DoctorCoverage, DoctorPlan } from './use-doctor-coverage.ts';

type Shown = {
  /** The answers stand on the screen, and are those of the year. */
  isShown: boolean;
  planYear: number;
  plans: readonly DoctorPlan[];
  doctors: readonly Provider[];
  coverage: DoctorCoverage;
};

/** Has the server keep what was shown, once for each time that it is something else than what it kept before. */
export function useKeepShown({ isShown, planYear, plans, doctors, coverage }: Shown) {
  const mayChange = useMay('changeDoctors');
  const { mutate } = useKeepShownAnswers();
  const asked = useRef('');
  const isNew = (doctor: Provider, planId: string) => {
    const answer = coverage.answerOf(planId, doctor)?.answer;
    return answer !== undefined && isNewlyShown(doctor.shownAnswers, { planId, planYear, answer });
  };
  const news = doctors
    .flatMap((doctor) =>
      plans
        .filter(({ planId }) => isNew(doctor, planId))
        .map(({ planId }) => `${planYear} ${planId} ${doctor.providerId}`),
    )
    .join();
  const keep = useEffectEvent((shown: string) => {
    // A refusal is not tried again before something else is shown: nobody waits for this.
    if (asked.current === shown) return;
    asked.current = shown;
    mutate(planYear, { onError: () => logOnce('what lists say of saved doctors could not be kept') });
  });
  const isDue = isShown && mayChange && news !== '';
  useEffect(() => {
    if (isDue) keep(news);
  }, [isDue, news]);
}
