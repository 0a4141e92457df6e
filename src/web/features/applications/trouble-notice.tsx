import type { ApplicationTrouble } from '#content/en/application-trouble.ts';
import type { Enrollment } from '#contract/applications.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PlanPhone } from './plan-phone.tsx';

/** What was denied, would not be taken, or is late, and whom to call about it. ENROLL-015. */
export function TroubleNotice({ enrollment, words }: { enrollment: Enrollment; words: ApplicationTrouble }) {
  const isDenied = enrollment.status === 'Denied';
  const trouble = enrollment.timeline.find(({ call }) => call !== null);
  if (!isDenied && !trouble) return null;
  return (
    <Notice tone="problem">
      <PlanPhone
        lead={isDenied ? words.denied : words[leadOf(trouble)]}
        enrollment={enrollment}
        isOurs={!isDenied && trouble?.call === 'site'}
      />
    </Notice>
  );
}

/** Whose turn it was: ours to send it, or the plan's to take it and to decide. */
function leadOf(trouble: Enrollment['timeline'][number] | undefined) {
  if (trouble?.state === 'refused') return 'refused';
  return trouble?.step === 'sent' ? 'notSent' : 'late';
}
