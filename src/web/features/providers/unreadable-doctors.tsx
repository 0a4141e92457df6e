import type { RefObject } from 'react';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import { type SavedProviders, useChangeProviders } from '#web/data/saved-providers.ts';
import { useMay } from '#web/data/viewer.ts';
import { announce } from '#web/lib/announce.ts';
import { Notice } from '#web/ui/notice.tsx';

type Props = {
  list: SavedProviders;
  /** Where the focus goes when the button is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
};

/** What is kept and can not be read: nobody whom a person saved goes without a word. */
export function UnreadableDoctors({ list: { unreadable }, heading }: Props) {
  const { notSaved, unreadable: words } = useDoctorsTexts().doctors;
  const mayChange = useMay('changeDoctors');
  const { mutate, isPending, isError } = useChangeProviders();

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

  if (unreadable.length === 0) return null;
  return (
    <>
      <Notice tone="problem">
        {unreadable.map(({ providerName }, index) => (
          // They have no more than this, and never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <p key={index}>{words.doctor(providerName)}</p>
        ))}
        <p>{words.mend}</p>
        <button type="button" className="link-button" disabled={!mayChange || isPending} onClick={remove}>
          {words.remove}
        </button>
      </Notice>
      {isError && (
        <Notice tone="problem" urgent>
          <p>{notSaved}</p>
        </Notice>
      )}
    </>
  );
}
