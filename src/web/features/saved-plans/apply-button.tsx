import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { knownApplications } from '#web/data/application-list.ts';
import { useStart } from '#web/lib/start-context.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import { type Drawn, PlanButton } from './plan-button.tsx';

const loadAddress = () => import('./address-to-apply.ts');

type Props = Drawn & { look?: string; onCall: (plan: SavedPlan) => void };

/** To the application of a plan. Who has lost the connection can still read whom to call. ENROLL-021, PLAN-029. */
export function ApplyButton({ onCall, ...drawn }: Props) {
  const { site } = useStart();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { plan } = drawn;

  // What a first view does not need is there before a press all the same.
  useEffect(() => whenIdle(() => void Promise.allSettled([loadAddress()])), []);

  const apply = () =>
    loadAddress().then(
      ({ addressToApply }) => navigate(addressToApply(site, plan, knownApplications(client))),
      () => onCall(plan),
    );
  return <PlanButton {...drawn} onPress={() => void apply()} />;
}
