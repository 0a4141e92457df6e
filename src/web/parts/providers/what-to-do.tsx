import type { Provider } from '#contract/saved-providers.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import { WholePhones } from '#web/ui/whole-phones.tsx';
import styles from './coverage-evidence.module.css';
import { dashedPhone } from './provider-words.ts';

type Props = { provider: Provider; planName: string; planYear: number; isPffs: boolean };

/** Whom to call and what to ask, and what a person can do when the list was wrong. 42 CFR 422.62, 422.111. */
export function WhatToDo({ provider, planName, planYear, isPffs }: Props) {
  const { call, wrong } = useDoctorsTexts().doctors.evidence;

  return (
    <>
      <h3>{call.heading}</h3>
      <p>
        <WholePhones>
          {provider.providerPhone ? call.phone(dashedPhone(provider.providerPhone)) : call.noPhone}
        </WholePhones>
      </p>
      <ul className={styles.list}>
        <li>{isPffs ? call.scriptMedicare(planName, planYear) : call.script(planName, planYear)}</li>
        <li>{call.more}</li>
      </ul>
      <h3>{wrong.heading}</h3>
      <ul className={styles.list}>
        {wrong.steps.map((step) => (
          <li key={step}>
            <WholePhones>{step}</WholePhones>
          </li>
        ))}
      </ul>
    </>
  );
}
