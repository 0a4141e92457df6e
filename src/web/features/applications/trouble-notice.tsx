import type { ApplicationTrouble } from '#content/en/application-trouble.ts';
import type { Enrollment } from '#contract/applications.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PlanPhone } from './plan-phone.tsx';

/** What was denied, would not be taken, or is late, and whom to call about it. ENROLL-015. */
export function TroubleNotice({ enrollment, words }: { enrollment: Enrollment; words: ApplicationTrouble }) {
  const isDenied = enrollment.status === 'Denied';
  const trouble = enrollment.timeline.find(({ call }) => call !== null);
  if (!isDenied && !trouble) return null;
  const lead = isDenied ? words.denied : trouble?.state === 'refused' ? words.refused : words.late;
  return (
    <Notice tone="problem">
      <PlanPhone lead={lead} enrollment={enrollment} isOurs={!isDenied && trouble?.call === 'site'} />
    </Notice>
  );
}
