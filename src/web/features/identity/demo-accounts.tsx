import { useId } from 'react';
import type { Reply } from '#contract/schemas.ts';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import styles from './identity.module.css';

export type Demo = NonNullable<Reply<'getInteraction'>['demo']>;

type Props = { demo: Demo; onChoose: (email: string, password: string) => void };

/** In development only: people to try the site as. */
export function DemoAccounts({ demo: { password, accounts }, onChoose }: Props) {
  const { demo } = useIdentityTexts();
  const id = useId();

  return (
    <section className={styles.demoAccounts} aria-labelledby={id}>
      <h2 id={id}>{demo.title}</h2>
      <p className="quiet">{demo.lead(password)}</p>
      <ul>
        {accounts.map(({ person, email }) => (
          <li key={email}>
            <button type="button" className="link-button" onClick={() => onChoose(email, password)}>
              {demo.people[person]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
