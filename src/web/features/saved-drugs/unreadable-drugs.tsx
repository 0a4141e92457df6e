import type { RefObject } from 'react';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { type SavedDrugs, useChangeDrugs } from '#web/data/saved-drugs.ts';
import { useMay } from '#web/data/viewer.ts';
import { announce } from '#web/lib/announce.ts';
import { Notice } from '#web/ui/notice.tsx';

type Props = {
  list: SavedDrugs;
  /** Where the focus goes when the button is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** What is kept and can not be read: nothing that a person saved goes without a word. ERR-412. */
export function UnreadableDrugs({ list: { unreadable, isPharmacyUnreadable }, heading }: Props) {
  const { savedDrugs } = useProfileTexts();
  const words = savedDrugs.unreadable;
  const mayChange = useMay('changeDrugs');
  const { mutate, isPending, isError } = useChangeDrugs();

  const remove = () =>
    mutate(
      { removeUnreadable: true },
      {
        onSuccess: () => {
          heading.current?.focus();
          announce(words.removed);
        },
      },
    );

  return (
    <>
      {unreadable.length > 0 && (
        <Notice tone="problem">
          {unreadable.map(({ drugName }, index) => (
            // They have no more than this, and never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <p key={index}>{words.drug(drugName)}</p>
          ))}
          <p>{words.mend}</p>
          <button type="button" className="link-button" disabled={!mayChange || isPending} onClick={remove}>
            {words.remove}
          </button>
        </Notice>
      )}
      {isError && savedDrugs.notSaved && (
        <Notice tone="problem" urgent>
          <p>{savedDrugs.notSaved}</p>
        </Notice>
      )}
      {isPharmacyUnreadable && (
        <Notice tone="problem">
          <p>{words.pharmacy}</p>
        </Notice>
      )}
    </>
  );
}
