import { useQuery } from '@tanstack/react-query';
import { MEDICARE_PHONE } from '#content/medicare-phone.ts';
import { useDrugCostTexts, usePaymentPlanTexts } from '#web/data/page-texts.ts';
import { planContactQuery } from '#web/data/plan-contact.ts';

/** Whom to call: the plan runs the payment plan, and Medicare answers questions. */
export function HowToJoin({ planId, planYear }: { planId: string; planYear: number }) {
  const { join } = usePaymentPlanTexts();
  const { contact } = useDrugCostTexts();
  const { data, isError } = useQuery(planContactQuery(planId, planYear));
  const phone = data?.memberPhoneNumber ?? data?.phoneNumber;
  const callPlan = data && phone ? join.plan(phone, contact.tty(data.tty)) : join.memberCard;

  return (
    <section>
      <h4>{join.heading}</h4>
      <p>{join.when}</p>
      <p>{data || isError ? callPlan : join.looking}</p>
      <p>{join.medicare(MEDICARE_PHONE.number, contact.tty(MEDICARE_PHONE.tty))}</p>
    </section>
  );
}
