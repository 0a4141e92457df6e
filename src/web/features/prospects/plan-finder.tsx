import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanToKeep } from '#contract/saved-plans.ts';
import { chooseCounty, fiveDigitFips } from '#domain/geography/county.ts';
import { isZip } from '#domain/geography/zip.ts';
import { countiesQuery } from '#web/data/geography.ts';
import { useProspectsTexts } from '#web/data/page-texts.ts';
import { planSearchQuery } from '#web/data/plan-search.ts';
import formStyles from '#web/ui/form.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';

export type PlanTold = PlanToKeep & { planYear: number; planName: string };

type Props = { planYear: number; onAdd: (plan: PlanTold) => void };

/** A plan of the county in which the person lives; of several counties none is guessed. GEO-407. */
export function PlanFinder({ planYear, onAdd }: Props) {
  const { told: words } = useProspectsTexts();
  const [zipCode, setZip] = useState('');
  const [fips, setFips] = useState('');
  const { data: counties } = useQuery({ ...countiesQuery(zipCode), enabled: isZip(zipCode) });
  const choice = counties && chooseCounty(counties, fips);
  const county = choice?.choice === 'chosen' ? choice.county : null;
  const { data: found } = useQuery({
    ...planSearchQuery(county ?? { stateCode: '', fipsCountyCode: '' }, planYear),
    enabled: county !== null,
  });
  const form = useForm({
    start: { zipCode: '', planId: '' },
    check: ({ planId }) => ({
      zipCode: zipCode === '' && words.zipNeeded,
      planId: zipCode !== '' && planId === '' && words.planNeeded,
    }),
    onGood: ({ planId }) => {
      const plan = found?.plans.find((one) => one.planId === planId);
      if (!plan || !county) return;
      const { stateCode, fipsCountyCode } = county;
      onAdd({ planId, planName: plan.planName, planYear, zipCode, stateCode, fipsCountyCode });
      form.set('planId', '');
    },
  });
  const zip = form.field('zipCode');
  const plan = form.field('planId');
  const isUnknown = counties?.length === 0;

  return (
    <form className={formStyles.form} onSubmit={form.submit} noValidate>
      <TextField
        {...zip}
        label={words.zipCode}
        inputMode="numeric"
        autoComplete="off"
        error={isUnknown ? words.zipUnknown(zipCode) : zip.error}
        onValue={(text) => {
          const typed = text.replace(/\D/g, '').slice(0, 5);
          zip.onValue(typed);
          setZip(isZip(typed) ? typed : '');
        }}
      />
      {choice?.choice === 'ask' && (
        <SelectField
          id={`${zip.id}-county`}
          label={words.county}
          value={fips}
          options={[
            { value: '', label: words.chooseCounty },
            ...choice.counties.map((one) => ({ value: fiveDigitFips(one), label: one.fipsCountyName })),
          ]}
          onValue={setFips}
        />
      )}
      {found && found.plans.length === 0 && <p role="status">{words.noPlansThere(planYear)}</p>}
      {found && found.plans.length > 0 && (
        <SelectField
          id={plan.id}
          label={words.plan}
          value={plan.value}
          options={[
            { value: '', label: words.choosePlan },
            ...found.plans.map(({ planId, planName, planType }) => ({
              value: planId,
              label: words.planOf(planName, planType),
            })),
          ]}
          error={plan.error}
          onValue={plan.onValue}
        />
      )}
      <button type="submit" className="ds-c-button">
        {words.addPlan}
      </button>
    </form>
  );
}
