import { useNavigate } from 'react-router';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { newestFor } from '#domain/applications/newest-for.ts';
import { fiveDigitFips } from '#domain/geography/county.ts';
import { useApplications } from '#web/data/application-list.ts';
import { rememberWantedPlan } from '#web/data/enrollment-cookie.ts';
import { useStart } from '#web/lib/start-context.ts';
import { applicationAddress, stepToGoOn, wantedPlanAddress } from '#web/parts/applications/application-address.ts';
import { type Drawn, PlanButton } from './plan-button.tsx';

const wantedOf = ({ planId, planName, planYear, planType, zipCode, county }: SavedPlan) => ({
  planId,
  planName,
  planYear,
  planType,
  zip: zipCode,
  county: county ? fiveDigitFips(county) : '',
});

/** The plan is remembered before the page is left: its application begins with a sign-in. ENROLL-021, ENROLL-418. */
export function EnrollButton(drawn: Drawn) {
  const { site } = useStart();
  const navigate = useNavigate();
  const apply = () => {
    const wanted = wantedOf(drawn.plan);
    rememberWantedPlan(wanted);
    void navigate(wantedPlanAddress(site, wanted));
  };
  return <PlanButton {...drawn} look="ds-c-button ds-c-button--solid" onPress={apply} />;
}

/** To where the application of the plan goes on, or to what was sent. PLAN-029. */
export function StatusButton(drawn: Drawn) {
  const { site } = useStart();
  const navigate = useNavigate();
  const { list } = useApplications();
  const { zip: zipcode, ...plan } = wantedOf(drawn.plan);
  const application = newestFor(list?.items ?? [], plan);
  const step = application ? stepToGoOn(application) : 'welcome';
  const open = () => void navigate(applicationAddress(site, { ...plan, zipcode }, step));
  return <PlanButton {...drawn} onPress={open} />;
}
