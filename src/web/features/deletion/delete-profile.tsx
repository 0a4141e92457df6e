import { useState } from 'react';
import { useDeleteProfile } from '#web/data/deletion.ts';
import { useOwnDataTexts } from '#web/data/page-texts.ts';
import { late } from '#web/lib/late.ts';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { Notice } from '#web/ui/notice.tsx';

const ConfirmDialog = late(async () => ({ default: (await import('#web/ui/confirm-dialog.tsx')).ConfirmDialog }));

export function DeleteProfile({ uuid }: { uuid: string }) {
  const { remove: words } = useOwnDataTexts();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, isSuccess, isError } = useDeleteProfile(uuid);
  const isBusy = isPending || isSuccess;

  return (
    <>
      {isError && (
        <Notice tone="problem" urgent>
          <p>{words.failed}</p>
        </Notice>
      )}
      <div className="actions no-print">
        <button
          type="button"
          className="ds-c-button"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) setAsking(true);
          }}
        >
          {words.button}
        </button>
      </div>
      <p role="status">{isBusy && words.asking}</p>
      <FromFirstOpening isOpen={isAsking}>
        <ConfirmDialog
          {...words.dialog}
          isOpen={isAsking}
          onConfirm={() => {
            setAsking(false);
            mutate();
          }}
          onKeep={() => setAsking(false)}
        >
          <p>{words.dialog.text}</p>
        </ConfirmDialog>
      </FromFirstOpening>
    </>
  );
}
