import { useRef, useState } from 'react';
import { afterImport, type ImportView } from '#domain/imports/import-steps.ts';
import { useImportByDetails } from '#web/data/imports.ts';
import { useImportsTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { focusIn, useFocusOnChange } from '#web/ui/focus-after.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ImportDetails, type ImportDetailsSent } from './import-details.tsx';
import styles from './imports.module.css';

type Props = {
  isOpen: boolean;
  attestation: string;
  onClose: () => void;
  /** With something found the box closes, for the rows to be seen. IMPORT-607. */
  onFound: () => void;
};

/** Details, then loading, then result: one view at a time. IMPORT-602, IMPORT-609. */
export default function ImportDialog({ isOpen, attestation, onClose, onFound }: Props) {
  const { dialog: words } = useImportsTexts().imports;
  const { phones } = useStart().site;
  const importByDetails = useImportByDetails();
  const [view, setView] = useState<ImportView>('details');
  const box = useRef<HTMLDivElement>(null);

  useFocusOnChange(view, () => focusIn(box.current, '[data-view]'));

  const close = () => {
    setView('details');
    onClose();
  };
  const submit = async (details: ImportDetailsSent) => {
    setView('loading');
    const next = afterImport(await importByDetails(details));
    if (next !== 'closed') return setView(next);
    setView('details');
    onFound();
  };

  return (
    <Modal
      isOpen={isOpen}
      keepsInside
      title={words.title[view]}
      {...(view !== 'loading' && { close: { label: words.close, onClose: close } })}
    >
      <div ref={box}>
        {view === 'details' && <ImportDetails attestation={attestation} onSubmit={submit} onCancel={close} />}
        {view === 'loading' && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a low screen it scrolls, and holds nothing else to tab to.
          <div className={styles.wait} data-view="loading" tabIndex={0} role="status">
            <Spinner />
            <p>{words.loading}</p>
          </div>
        )}
        {view === 'result' && (
          <div className={styles.form} data-view="result" tabIndex={-1}>
            <p>{words.noClaims}</p>
            <p>
              {words.help.before}{' '}
              <span className="phone">
                <a href={`tel:${phones.importHelp}`}>{phones.importHelp}</a>, {words.help.tty(phones.tty)}
              </span>
            </p>
            <div className="actions">
              <button type="button" className="ds-c-button ds-c-button--solid" onClick={close}>
                {words.back}
              </button>
            </div>
          </div>
        )}
      </div>
    </Modal>
  );
}
