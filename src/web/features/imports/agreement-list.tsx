import { formatDate } from '#content/format/date.ts';
import type { MemberImport } from '#contract/imports.ts';
import { useImportsPageTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './imports.module.css';

/** What the shopper agreed to, and when, in the words that they read. */
export function AgreementList({ agreements }: { agreements: MemberImport['importHistory'] }) {
  const { history: words } = useImportsPageTexts();
  const { language } = useStart();
  if (agreements.length === 0) return null;

  return (
    <section className={`panel ${styles.claims}`}>
      <h2>{words.title}</h2>
      <ul className={styles.found}>
        {agreements.map(({ agreementDate, triggeredBy, agreementText, attestationText }) => (
          <li key={`${agreementDate} ${triggeredBy}`}>
            <p>
              <strong>{words.row(formatDate(agreementDate, language), words.how[triggeredBy])}</strong>
            </p>
            <p className="quiet">{attestationText ?? agreementText}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
