import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { County } from '#contract/geography.ts';
import { countiesQuery } from '#web/data/geography.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { focusIn, useFocusOnChange } from '#web/ui/focus-after.ts';
import { CountyChoice } from './county-choice.tsx';
import { ZipForm, type ZipProblem } from './zip-form.tsx';

type Props = { startWith?: string; onPlace: (county: County) => void };

type Question =
  | { for: 'zip'; startWith: string; problem: ZipProblem | null; busy: boolean }
  | { for: 'county'; counties: readonly County[] };

/** Asks for the ZIP code, and for the county where a ZIP code has several. */
export function WhereForm({ startWith = '', onPlace }: Props) {
  const client = useQueryClient();
  const texts = useTexts();
  const [question, setQuestion] = useState<Question>({ for: 'zip', startWith, problem: null, busy: false });
  const stage = useRef<HTMLDivElement>(null);

  // The next question takes the focus.
  useFocusOnChange(question.for, () => focusIn(stage.current, 'input'));

  const lookUp = async (zip: string) => {
    const ask = (problem: ZipProblem | null, busy = false) =>
      setQuestion({ for: 'zip', startWith: zip, problem, busy });
    ask(null, true);
    try {
      const counties = await client.fetchQuery(countiesQuery(zip));
      const [only, ...others] = counties;
      if (!only) return ask({ sentence: texts.place.zipUnknown(zip), because: 'unknown' });
      if (others.length === 0) return onPlace(only);
      setQuestion({ for: 'county', counties });
    } catch (problem) {
      ask({ sentence: problemText(problem, texts), because: 'failed' });
    }
  };

  return (
    <div ref={stage}>
      {question.for === 'zip' ? (
        <ZipForm startWith={question.startWith} busy={question.busy} problem={question.problem} onZip={lookUp} />
      ) : (
        <CountyChoice
          counties={question.counties}
          onChoose={onPlace}
          onOtherZip={() => setQuestion({ for: 'zip', startWith: '', problem: null, busy: false })}
        />
      )}
    </div>
  );
}
