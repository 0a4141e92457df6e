import { Problem } from '#contract/problem.ts';
import { useSaveOwnData } from '#web/data/own-data.ts';
import { useOwnDataTexts } from '#web/data/page-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './own-data.module.css';

export function SaveCopy({ uuid }: { uuid: string }) {
  const { copy: words } = useOwnDataTexts();
  const { mutate, data: name, error, isPending } = useSaveOwnData(uuid);
  const isTooMany = error instanceof Problem && error.code === 'too-many-requests';

  return (
    <div className={styles.copy}>
      <p>{words.lead}</p>
      <p>{words.safe}</p>
      <p className="quiet">{words.form}</p>
      <div className="actions no-print">
        <button
          type="button"
          className="ds-c-button ds-c-button--solid"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate();
          }}
        >
          {words.button}
        </button>
      </div>
      <div role="status">
        {isPending && <p>{words.making}</p>}
        {name !== undefined && <p>{words.done(name)}</p>}
      </div>
      {error && (
        <Notice tone="problem" urgent>
          <p>{isTooMany ? words.tooMany : words.failed}</p>
        </Notice>
      )}
    </div>
  );
}
