import { type ReactNode, useRef, useState } from 'react';
import {
  answered,
  beginConfirming,
  type Confirming,
  isLockedOut,
  maySubmit,
  submitted,
} from '#domain/identity/confirm-steps.ts';
import { type ExtraField, identityToConfirm } from '#domain/identity/identity-form.ts';
import type { Prefilled, PrefilledField } from '#domain/identity/prefilled.ts';
import { useImportsTexts } from '#web/data/page-texts.ts';
import { confirmIdentity } from '#web/data/profile-merge.ts';
import { focusIn, useFocusOnChange } from '#web/ui/focus-after.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { IdentityFailedBanner } from './identity-failed-banner.tsx';
import { IdentityFormFields } from './identity-form-fields.tsx';
import styles from './profile-merge.module.css';
import { useIdentityForm } from './use-identity-form.ts';

type Props = {
  intro: ReactNode;
  extras: readonly ExtraField[];
  prefilled: Record<PrefilledField, Prefilled>;
  attempts: { remainingCount: number; tollFree: string };
  /** Where somebody stands is needed by who closes, whatever way. */
  onChange: (confirming: Confirming) => void;
  onClose: (confirming: Confirming) => void;
  /** Of a form that can be left by a button before it is settled. IDENT-601. */
  leave?: string;
};

/** Says who somebody is, and hears whether that was right. One area shows at a time. IDENT-608, IDENT-614. */
export function ConfirmIdentity({ intro, extras, prefilled, attempts, onChange, onClose, leave }: Props) {
  const { profileMerge: words } = useImportsTexts();
  const [confirming, setConfirming] = useState(() => beginConfirming(attempts.remainingCount));
  const [tollFree, setTollFree] = useState(attempts.tollFree);
  const box = useRef<HTMLDivElement>(null);
  const { status, remaining, hasFailed } = confirming;
  const isLocked = isLockedOut(confirming);
  const become = (next: Confirming) => {
    setConfirming(next);
    onChange(next);
  };
  const form = useIdentityForm({
    extras,
    prefilled,
    maySubmit: maySubmit(confirming),
    onGood: async (values) => {
      const waiting = submitted(confirming);
      become(waiting);
      const answer = await confirmIdentity(identityToConfirm(values, extras));
      if (answer?.tollFree) setTollFree(answer.tollFree);
      become(answered(waiting, answer));
    },
  });

  useFocusOnChange(status, () => focusIn(box.current, '[data-first]', '[data-area]'));

  return (
    <div ref={box}>
      {status === 'details' && (
        <div className={styles.area} data-area="details">
          {intro}
          <h3>{words.heading.asking}</h3>
          {hasFailed && <IdentityFailedBanner remaining={remaining} tollFree={tollFree} />}
          <form className={styles.form} onSubmit={form.submit} noValidate>
            <p className="quiet">{words.mandatory}</p>
            <IdentityFormFields form={form} extras={extras} prefilled={prefilled} />
            <div className="actions">
              <button type="submit" className="ds-c-button ds-c-button--solid" disabled={isLocked}>
                {words.submit}
              </button>
              {(isLocked || leave) && (
                <button type="button" className="ds-c-button" onClick={() => onClose(confirming)}>
                  {isLocked ? words.close : leave}
                </button>
              )}
            </div>
          </form>
        </div>
      )}
      {status === 'loading' && (
        <div className={styles.loading} data-area="loading" tabIndex={-1} role="status">
          <Spinner />
          <p>{words.loading}</p>
        </div>
      )}
      {status === 'success' && (
        <div className={styles.area} data-area="success">
          <h3 data-first tabIndex={-1}>
            {words.heading.success}
          </h3>
          <p role="status">{words.success}</p>
          <div className="actions">
            <button type="button" className="ds-c-button ds-c-button--solid" onClick={() => onClose(confirming)}>
              {words.continue}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
