import { useQuery } from '@tanstack/react-query';
import type { PlanDetails } from '#contract/plan.ts';
import { usePlanDetailsTexts } from '#web/data/page-texts.ts';
import { planContactQuery } from '#web/data/plan-contact.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { FactList } from './fact-list.tsx';

export function ContactFacts({ plan: { planId, planYear } }: { plan: PlanDetails }) {
  const { planDetails, contact } = usePlanDetailsTexts();
  const { shell } = useTexts();
  const { data, isError, refetch } = useQuery(planContactQuery(planId, planYear));
  if (isError && !data) {
    return <Failure sentence={planDetails.noContact} tryAgain={shell.tryAgain} onTryAgain={() => void refetch()} />;
  }
  // The lines stand before their words are here, so that nothing below them moves.
  const call = (phone: string | null | undefined) =>
    phone ? (
      <span className="phone">
        <a href={`tel:${phone}`}>{phone}</a> <span className="phone">({contact.tty(data?.tty ?? '')})</span>
      </span>
    ) : null;
  const waiting = data ? null : '…';

  return (
    <FactList
      facts={[
        { key: 'phone', label: planDetails.phone, value: call(data?.phoneNumber) ?? waiting },
        { key: 'member', label: planDetails.memberPhone, value: call(data?.memberPhoneNumber) ?? waiting },
        { key: 'hours', label: planDetails.hours, value: data?.hoursOfOperation ?? waiting },
        { key: 'address', label: planDetails.address, value: data?.address ?? waiting },
      ]}
    />
  );
}
