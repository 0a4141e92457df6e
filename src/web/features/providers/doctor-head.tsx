import type { Provider } from '#contract/saved-providers.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import { useMay } from '#web/data/viewer.ts';
import { OriginLine } from '#web/parts/profile/origin-line.tsx';
import { iconOf, ProviderIcon } from '#web/parts/providers/provider-icon.tsx';
import { addressOf, dashedPhone } from '#web/parts/providers/provider-words.ts';
import styles from './doctors.module.css';
import { SpecialtyLine } from './specialty-line.tsx';

type Props = {
  provider: Provider;
  isEdited: boolean;
  /** The server kept it a moment ago. */
  isRefused: boolean;
  onEdit: (provider: Provider) => void;
  onRemove: (provider: Provider) => void;
};

/** A saved doctor in words, and what can be done. DOC-602. */
export function DoctorHead({ provider, isEdited, isRefused, onEdit, onRemove }: Props) {
  const { doctors: words } = useDoctorsTexts();
  const mayChange = useMay('changeDoctors');
  const { providerId, providerName, providerPhone } = provider;

  return (
    <div className={styles.doctor}>
      <ProviderIcon icon={iconOf(provider)} className={styles.icon} />
      <div className={styles.facts}>
        <p className={styles.name}>{providerName}</p>
        <p>
          <SpecialtyLine provider={provider} />
        </p>
        <p className="quiet">{addressOf(provider)}</p>
        {providerPhone && <p className="quiet phone">{dashedPhone(providerPhone)}</p>}
        <OriginLine origin={provider.origin} />
        {isRefused && (
          <p className={styles.refused} role="alert">
            {words.notSaved}
          </p>
        )}
        <p className={`${styles.doctorActions} no-print`}>
          <button
            type="button"
            className="link-button"
            data-edit={providerId}
            aria-expanded={isEdited}
            disabled={!mayChange}
            onClick={() => onEdit(provider)}
          >
            {words.edit} <span className="visually-hidden">{providerName}</span>
          </button>
          <button
            type="button"
            className="link-button"
            data-remove={providerId}
            disabled={!mayChange}
            onClick={() => onRemove(provider)}
          >
            {words.remove} <span className="visually-hidden">{providerName}</span>
          </button>
        </p>
      </div>
    </div>
  );
}
