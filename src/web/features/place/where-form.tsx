import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { County } from '#contract/geography.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { countiesQuery } from './api.ts';
import { CountyChoice } from './county-choice.tsx';
import { ZipForm, type ZipProblem } from './zip-form.tsx';

type Props = { startWith?: string; onPlace: (county: County) => void };

type Asked =
  | { for: 'zip'; startWith: string; problem: ZipProblem | null; busy: boolean }
  | { for: 'county'; counties: readonly County[] };

/** Asks for the ZIP code, and for the county where a ZIP code has several. */
export function WhereForm({ startWith = '', onPlace }: Props) {
  const client = useQueryClient();
  const texts = useTexts();
  const [asked, setAsked] = useState<Asked>({ for: 'zip', startWith, problem: null, busy: false });
  const stage = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

  // The next question takes the focus, for those who can not see that it came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what moves the focus.
  useEffect(() => {
    if (!isFirst.current) stage.current?.querySelector('input')?.focus();
    isFirst.current = false;
  }, [asked.for]);

  const lookUp = async (zip: string) => {
    const ask = (problem: ZipProblem | null, busy = false) => setAsked({ for: 'zip', startWith: zip, problem, busy });
    ask(null, true);
    try {
      const counties = await client.fetchQuery(countiesQuery(zip));
      const [only, ...others] = counties;
      if (!only) return ask({ sentence: texts.place.zipUnknown(zip), because: 'unknown' });
      if (others.length === 0) return onPlace(only);
      setAsked({ for: 'county', counties });
    } catch (problem) {
      ask({ sentence: problemText(problem, texts), because: 'failed' });
    }
  };

  return (
    <div ref={stage}>
      {asked.for === 'zip' ? (
        <ZipForm startWith={asked.startWith} busy={asked.busy} problem={asked.problem} onZip={lookUp} />
      ) : (
        <CountyChoice
          counties={asked.counties}
          onChoose={onPlace}
          onOtherZip={() => setAsked({ for: 'zip', startWith: '', problem: null, busy: false })}
        />
      )}
    </div>
  );
}
