import type { Drug } from '#contract/drugs.ts';
import { useEstimatorTexts } from '#web/lib/page-texts.ts';
import { SourceWords } from '#web/lib/source-words.tsx';

type Props = { drug: Pick<Drug, 'drugDosage' | 'drugFullName'> };

/** The name of RxNorm, one press away; none for what was saved before it was kept. */
export function FullName({ drug: { drugDosage, drugFullName } }: Props) {
  const { list } = useEstimatorTexts();
  if (drugFullName === '' || drugFullName === drugDosage) return null;

  return (
    <details className="full-name">
      <summary>
        {list.fullName} <span className="visually-hidden">{list.fullNameOf(drugDosage)}</span>
      </summary>
      <p>
        <SourceWords>{drugFullName}</SourceWords>
      </p>
    </details>
  );
}
