import { usePharmacyCostsTexts } from '#web/data/page-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { useChoose } from './use-choose.ts';

type Props = { choice: ReturnType<typeof useChoose>; mayChange: boolean };

/** What the last press did, and the way back. */
export function ChoiceNotice({ choice: { sentence, refusal, isPending, undo }, mayChange }: Props) {
  const { take } = usePharmacyCostsTexts();

  return (
    <>
      {refusal && (
        <Notice tone="problem" urgent>
          <p>{refusal}</p>
        </Notice>
      )}
      <div role="status">
        {sentence && (
          <Notice tone="note">
            <p>
              {sentence}{' '}
              <button type="button" className="link-button no-print" disabled={!mayChange || isPending} onClick={undo}>
                {take.undo}
              </button>
            </p>
          </Notice>
        )}
      </div>
    </>
  );
}
