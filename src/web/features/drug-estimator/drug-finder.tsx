import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { EstimatorTexts } from '#content/en/drug-estimator-texts.ts';
import { ndcsOf } from '#domain/drugs/ndc.ts';
import { drugSearchQuery, type FoundDrugs } from '#web/data/drugs.ts';
import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { useSettled } from '#web/lib/use-settled.ts';
import { DrugName } from '#web/parts/drugs/drug-name.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { focusIn } from '#web/ui/focus-after.ts';
import { SourceWords } from '#web/ui/source-words.tsx';
import type { DrugChoice } from './drug-choice.ts';
import styles from './drug-step.module.css';
import { useHalfTyped } from './half-typed.ts';

const LEAST_LETTERS = 2;
/** A pause in typing, in milliseconds. */
const PAUSE = 250;

type Props = { isDisabled: boolean; onChoose: (choice: DrugChoice) => void };

/** Offers the drugs that a text could mean, by name or by code. */
export function DrugFinder({ isDisabled, onChoose }: Props) {
  const { shell } = useTexts();
  const { find: words, halfTyped } = useEstimatorTexts();
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim(), PAUSE);
  const isCode = ndcsOf(text).length > 0;
  const isLongEnough = typed.trim().length >= LEAST_LETTERS;
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...drugSearchQuery(text, isCode),
    enabled: text.length >= LEAST_LETTERS && isLongEnough,
  });

  const choices: DrugChoice[] = isLongEnough && data ? choicesOf(data) : [];
  const isAnswered = isLongEnough && data !== undefined && !isPlaceholderData && text === typed.trim();
  const isWaiting = isLongEnough && !isAnswered && !isError;

  const place = useRef<HTMLDivElement>(null);
  useHalfTyped(
    typed.trim() === ''
      ? null
      : {
          sentence: halfTyped.ofText(typed.trim()),
          // Which drug is meant is never guessed.
          add: () => false,
          drop: () => setTyped(''),
          focus: () => focusIn(place.current, 'input'),
        },
  );

  return (
    <div ref={place}>
      <Combobox
        label={words.label}
        hint={words.hint}
        value={typed}
        onValue={setTyped}
        isDisabled={isDisabled}
        options={choices.map((choice) => ({ key: keyOf(choice), content: <Offer choice={choice} words={words} /> }))}
        onChoose={(index) => choices[index] && onChoose(choices[index])}
        status={isAnswered && choices.length > 0 ? words.count(choices.length) : ''}
      />
      <p className={styles.finderNote} role="status">
        {isWaiting && <span className="quiet appear-late">{words.searching}</span>}
        {isAnswered && choices.length === 0 && (isCode ? words.noCode(text) : words.none(text))}
      </p>
      {isError && isLongEnough && text === typed.trim() && (
        <Failure sentence={words.failed} tryAgain={shell.tryAgain} onTryAgain={() => void refetch()} />
      )}
    </div>
  );
}

const choicesOf = ({ names, forms }: FoundDrugs): DrugChoice[] => [
  ...names.map((name) => ({ kind: 'name' as const, name })),
  ...forms.map((form) => ({ kind: 'form' as const, form })),
];

const keyOf = (choice: DrugChoice) => {
  if (choice.kind === 'name') return `${choice.name.isGeneric} ${choice.name.name}`;
  return choice.kind === 'form' ? choice.form.nationalDrugCode : choice.drug.drugId;
};

type OfferProps = { choice: DrugChoice; words: EstimatorTexts['estimator']['find'] };

function Offer({ choice, words }: OfferProps) {
  if (choice.kind === 'edit') return null;
  const { text, isGeneric, leadsTo } =
    choice.kind === 'form'
      ? { text: <DrugName>{choice.form.drugDosage}</DrugName>, isGeneric: choice.form.isGeneric, leadsTo: null }
      : {
          text: <SourceWords>{choice.name.name}</SourceWords>,
          isGeneric: choice.name.isGeneric,
          leadsTo: choice.name.leadsTo,
        };
  return (
    <>
      <span className={styles.offerName}>{text}</span>{' '}
      <span className="quiet">{isGeneric ? words.generic : words.brand}</span>
      {leadsTo && <span className={`quiet ${styles.offerNote}`}>{words.leadsTo(leadsTo)}</span>}
    </>
  );
}
