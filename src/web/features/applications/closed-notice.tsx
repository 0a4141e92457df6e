import type { PlanType } from '#domain/plans/plan-type.ts';
import { useApplicationTexts } from '#web/data/page-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { CallLine } from './call-line.tsx';

export function ClosedNotice({ planType }: { planType: PlanType }) {
  const { closed: words } = useApplicationTexts().application;
  return (
    <Notice tone="problem">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <CallLine lead={words.call} planType={planType} />
    </Notice>
  );
}
