import { useRef, useState } from 'react';
import { type ProspectValues, prospectToRecord } from '#domain/prospects/prospect-form.ts';
import { useProspectsTexts } from '#web/data/page-texts.ts';
import { useProspects, useRecordProspect } from '#web/data/prospects.ts';
import { useToday } from '#web/data/today.ts';
import type { HalfTyped } from '#web/features/drug-estimator/half-typed.ts';
import { ProspectForm } from '#web/features/prospects/prospect-form.tsx';
import { ProspectList } from '#web/features/prospects/prospect-list.tsx';
import { problemText } from '#web/lib/problem-text.ts';
import { randomKey } from '#web/lib/random-key.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import { focusIn, useFocusOnChange } from '#web/ui/focus-after.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './agent-prospects.module.css';
import { NOTHING, ProspectThings } from './prospect-things.tsx';

/** Whom an agent talked to: the list, or the form of one more. */
export default function AgentProspects() {
  const words = useProspectsTexts();
  const [isAdding, setAdding] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useFocusOnChange(isAdding, () => focusIn(place.current, '[data-saved]', 'h2'));

  const close = (name: string | null) => {
    setSaved(name);
    setAdding(false);
  };

  return (
    <div ref={place}>
      {isAdding ? (
        <NewProspect onClosed={close} />
      ) : (
        <>
          <h2 tabIndex={-1}>{words.title}</h2>
          <p>{words.lead}</p>
          {saved && (
            <div data-saved tabIndex={-1}>
              <Notice tone="note">
                <p>{words.saved(saved)}</p>
              </Notice>
            </div>
          )}
          <p className={`actions ${styles.add}`}>
            <button type="button" className="ds-c-button ds-c-button--solid" onClick={() => setAdding(true)}>
              {words.add}
            </button>
          </p>
          <Recorded />
        </>
      )}
    </div>
  );
}

function Recorded() {
  const words = useProspectsTexts();
  const { data, isError, refetch } = useProspects();
  if (isError) return <Failure sentence={words.failed} tryAgain={words.tryAgain} onTryAgain={() => void refetch()} />;
  if (!data) return <Loading label={words.loading} rows={2} />;

  return (
    <>
      <p role="status">{data.prospects.length === 0 ? words.none : words.count(data.prospects.length)}</p>
      {data.prospects.length > 0 && <ProspectList prospects={data.prospects} />}
      {data.hasMore && <p>{words.more}</p>}
      <p className="quiet">{words.kept}</p>
    </>
  );
}

function NewProspect({ onClosed }: { onClosed: (saved: string | null) => void }) {
  const words = useProspectsTexts();
  const texts = useTexts();
  const { today } = useToday();
  const [key] = useState(randomKey);
  const [things, setThings] = useState(NOTHING);
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const halfTyped = useRef<HalfTyped | null>(null);
  const record = useRecordProspect(key);

  const save = (values: ProspectValues) => {
    const person = prospectToRecord(values, today);
    setUnfinished(halfTyped.current?.sentence ?? null);
    if (!person || halfTyped.current) return halfTyped.current?.focus();
    const plans = things.plans.map(({ planName: _shown, ...plan }) => plan);
    const name = `${person.person.firstName} ${person.person.lastName}`;
    record.mutate({ ...person, ...things, plans }, { onSuccess: () => onClosed(name) });
  };

  return (
    <>
      <h2 tabIndex={-1}>{words.form.title}</h2>
      <ProspectForm
        refusal={record.error ? `${words.form.refused} ${problemText(record.error, texts)}` : null}
        error={record.error}
        isBusy={record.isPending}
        onGood={save}
        onCancel={() => onClosed(null)}
        told={
          <>
            <ProspectThings
              things={things}
              halfTyped={halfTyped}
              onChange={(change) => setThings((before) => ({ ...before, ...change }))}
            />
            {unfinished && (
              <Notice tone="problem" urgent>
                <p>{unfinished}</p>
              </Notice>
            )}
          </>
        }
      />
    </>
  );
}
