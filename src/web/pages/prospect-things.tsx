import { type RefObject, Suspense, useState } from 'react';
import type { ProspectToRecord } from '#contract/prospects.ts';
import { activeYear } from '#domain/plan-year/active-year.ts';
import { MOST_PLANS_TOLD } from '#domain/prospects/appointment.ts';
import { uniqueIdOf } from '#domain/providers/put-provider.ts';
import { useProspectsTexts } from '#web/data/page-texts.ts';
import { useToday } from '#web/data/today.ts';
import { withDoctorTexts, withTexts } from '#web/data/with-texts.ts';
import type { HalfTyped } from '#web/features/drug-estimator/half-typed.ts';
import { PlanFinder, type PlanTold } from '#web/features/prospects/plan-finder.tsx';
import styles from '#web/features/prospects/prospects.module.css';
import { ToldList } from '#web/features/prospects/told-list.tsx';
import { announce } from '#web/lib/announce.ts';
import { late } from '#web/lib/late.ts';
import { Loading } from '#web/ui/loading.tsx';
import { ProspectDrugs } from './prospect-drugs.tsx';
import { ProspectPharmacy } from './prospect-pharmacy.tsx';

const ProspectDoctors = late(
  withTexts(
    'provider-search',
    withDoctorTexts(() => import('./prospect-doctors.tsx')),
  ),
);

export type Things = Pick<ProspectToRecord, 'drugs' | 'pharmacy' | 'providers'> & { plans: PlanTold[] };
export const NOTHING: Things = { drugs: [], pharmacy: null, providers: [], plans: [] };

type Props = { things: Things; halfTyped: RefObject<HalfTyped | null>; onChange: (change: Partial<Things>) => void };

/** Drugs, pharmacy, doctors and plans, one search at a time. */
export function ProspectThings({ things, halfTyped, onChange }: Props) {
  const { told: words } = useProspectsTexts();
  const planYear = activeYear(useToday().today);
  const [open, setOpen] = useState<'pharmacy' | 'doctors' | 'plans' | null>(null);
  const { drugs, pharmacy, providers, plans } = things;
  const opener = (part: NonNullable<typeof open>, label: string) => (
    <p>
      <button
        type="button"
        className="ds-c-button"
        aria-expanded={open === part}
        onClick={() => setOpen(open === part ? null : part)}
      >
        {open === part ? words.done : label}
      </button>
    </p>
  );

  return (
    <section className={styles.thingsTold}>
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      <div className={styles.part}>
        <ProspectDrugs
          drugs={drugs}
          planYear={planYear}
          halfTyped={halfTyped}
          onDrugs={(next) => onChange({ drugs: next })}
        />
      </div>
      <div className={styles.part}>
        <ToldList
          title={words.pharmacy}
          none={words.noPharmacy}
          items={pharmacy ? [{ key: pharmacy.pharmacyNumber, name: pharmacy.pharmacyName }] : []}
          onRemove={() => onChange({ pharmacy: null })}
        />
        {open === 'pharmacy' && (
          <ProspectPharmacy
            chosen={pharmacy}
            planYear={planYear}
            onChoose={(chosen) => {
              onChange({ pharmacy: chosen });
              announce(words.added(chosen.pharmacyName));
            }}
          />
        )}
        {opener('pharmacy', pharmacy ? words.otherPharmacy : words.findPharmacy)}
      </div>
      <div className={styles.part}>
        <ToldList
          title={words.doctors}
          none={words.noDoctors}
          items={providers.map((doctor) => ({
            key: uniqueIdOf(doctor),
            name: doctor.providerName,
            facts: doctor.providerAddress.line,
          }))}
          onRemove={(key) => onChange({ providers: providers.filter((doctor) => uniqueIdOf(doctor) !== key) })}
        />
        {open === 'doctors' && (
          <Suspense fallback={<Loading label={words.doctors} rows={1} />}>
            <ProspectDoctors
              doctors={providers}
              planYear={planYear}
              onDoctors={(next) => onChange({ providers: next })}
            />
          </Suspense>
        )}
        {opener('doctors', words.findDoctors)}
      </div>
      <div className={styles.part}>
        <ToldList
          title={words.plans}
          none={words.noPlans}
          items={plans.map(({ planId, planName, planYear: year }) => ({
            key: planId,
            name: planName,
            facts: words.year(year),
          }))}
          onRemove={(key) => onChange({ plans: plans.filter(({ planId }) => planId !== key) })}
        />
        {plans.length >= MOST_PLANS_TOLD && <p>{words.fullPlans(MOST_PLANS_TOLD)}</p>}
        {open === 'plans' && plans.length < MOST_PLANS_TOLD && (
          <PlanFinder
            planYear={planYear}
            onAdd={(plan) => {
              onChange({ plans: [...plans.filter(({ planId }) => planId !== plan.planId), plan] });
              announce(words.added(plan.planName));
            }}
          />
        )}
        {opener('plans', words.findPlans)}
      </div>
    </section>
  );
}
