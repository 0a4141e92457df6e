import type { Enrollment } from '#contract/applications.ts';
import { useStart } from '#web/lib/start-context.ts';
import { EnglishText } from '#web/ui/said.tsx';
import { CallLine } from './call-line.tsx';

type Props = { lead: string; enrollment: Enrollment; isOurs: boolean };

/** The plan's own line where it is known, else ours. ENROLL-015. */
export function PlanPhone({ lead, enrollment, isOurs }: Props) {
  const { phoneNumber, tty, hoursOfOperation, planType } = enrollment;
  const { shell } = useStart().texts;
  if (isOurs || phoneNumber === null) return <CallLine lead={lead} planType={planType} />;
  return (
    <p>
      {lead}{' '}
      <a className="phone" href={`tel:${phoneNumber}`}>
        {phoneNumber}
      </a>{' '}
      {tty && shell.footer.call(tty)}{' '}
      {hoursOfOperation && (
        <span className="phone">
          <EnglishText>{hoursOfOperation}</EnglishText>
        </span>
      )}
    </p>
  );
}
