import { formatDate } from '#content/format/date.ts';
import type { ProviderCoverage, ProviderDirectory } from '#contract/provider-coverage.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './coverage-evidence.module.css';

type Props = { coverage: ProviderCoverage; directory: ProviderDirectory | undefined };

/** Who says it, in which file, of which day and how old, and what another source says. What is not told is said so. */
export function CoverageEvidence({ coverage, directory }: Props) {
  const { evidence: words } = useDoctorsTexts().doctors;
  const { language } = useStart();
  const { evidence, differs, listedElsewhere } = coverage;
  const day = (date: string | null | undefined) => (date && formatDate(date.slice(0, 10), language)) || words.unknown;
  const age = directory?.ageInDays ?? null;
  const asOf = evidence?.asOf ?? directory?.asOf;
  const facts: [label: string, value: string][] = [
    [words.publisher, evidence?.publisher ?? directory?.publisher ?? words.unknown],
    [words.file, evidence?.file ?? words.unknown],
    [words.updated, day(evidence?.updatedOn)],
    [words.asOf, age === null ? day(asOf) : `${day(asOf)} (${words.age(age)})`],
    [words.read, day(evidence?.readAt ?? directory?.readAt)],
  ];
  // Where there is no list, the answer above has said so.
  const isFromAnywhere = facts.some(([, value]) => value !== words.unknown);

  return (
    <>
      {isFromAnywhere && (
        <>
          <h3>{words.from}</h3>
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {listedElsewhere.length > 0 && <Addresses lead={words.elsewhere} addresses={listedElsewhere} />}
      {differs.length > 0 && (
        <>
          <h3>{words.differs}</h3>
          <ul className={styles.list}>
            {differs.map(({ kind, source, date, places }) => (
              <li key={`${kind} ${source}`}>
                {words.difference[kind](source, date === null ? '' : formatDate(date, language))}
                {places.length > 0 && <Addresses addresses={places} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Addresses({ lead, addresses }: { lead?: string; addresses: ProviderCoverage['listedElsewhere'] }) {
  return (
    <>
      {lead && <p>{lead}</p>}
      <ul className={styles.list}>
        {addresses.map(({ street, city, stateCode, zipCode }) => (
          <li key={`${street} ${zipCode}`}>
            {street}, {city}, {stateCode} {zipCode}
          </li>
        ))}
      </ul>
    </>
  );
}
