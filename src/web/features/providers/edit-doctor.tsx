import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Provider } from '#contract/saved-providers.ts';
import { providerToKeep } from '#domain/providers/provider-to-keep.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import { type OtherPlace, otherPlacesQuery } from '#web/data/provider-places.ts';
import { useChangeProviders, withProvider } from '#web/data/saved-providers.ts';
import { useMay } from '#web/data/viewer.ts';
import { announce } from '#web/lib/announce.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { addressOf } from '#web/parts/providers/provider-words.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './call-note-form.module.css';

type Props = { provider: Provider; onDone: () => void };

/** Another address of a saved doctor: a plan may list a doctor at one of them alone. DOC-600. */
export function EditDoctor({ provider, onDone }: Props) {
  const { move } = useDoctorsTexts().doctors;
  const texts = useTexts();
  const mayChange = useMay('changeDoctors');
  const name = useId();
  const places = useQuery(otherPlacesQuery(provider));
  const change = useChangeProviders();
  const [chosen, setChosen] = useState<OtherPlace | null>(null);

  if (places.isError)
    return <Failure sentence={move.failed} tryAgain={texts.shell.tryAgain} onTryAgain={() => void places.refetch()} />;
  if (!places.data) return <Loading label={move.looking} rows={1} />;

  const save = () => {
    if (chosen === null) return onDone();
    const { zipCode, selectedFipsCode: fipsCode } = provider.providerAddressObj;
    const moved = providerToKeep(chosen.found, chosen.place, { zipCode, fipsCode });
    change.mutate(
      { providers: withProvider({ ...moved, providerId: provider.providerId }) },
      {
        onSuccess: () => {
          announce(move.saved(provider.providerName));
          onDone();
        },
      },
    );
  };
  const hasOthers = places.data.length > 0;
  return (
    <form
      className={`${styles.form} no-print`}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {hasOthers ? (
        <fieldset>
          <legend className="ds-c-label">{move.heading}</legend>
          {[null, ...places.data].map((place) => (
            <label key={place?.place.place ?? 'now'} className={styles.radio}>
              <input type="radio" name={name} checked={chosen === place} onChange={() => setChosen(place)} />
              <span>
                {place
                  ? addressOf({ providerAddress: { ...place.place, line: place.place.street } })
                  : `${addressOf(provider)} (${move.now})`}
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p>{move.none}</p>
      )}
      {change.error && (
        <Notice tone="problem" urgent>
          <p>{problemText(change.error, texts)}</p>
        </Notice>
      )}
      <div className={styles.answers}>
        {hasOthers && (
          <button type="submit" className="ds-c-button ds-c-button--solid" disabled={!mayChange || change.isPending}>
            {move.save}
          </button>
        )}
        <button type="button" className="ds-c-button" onClick={onDone}>
          {move.cancel}
        </button>
      </div>
    </form>
  );
}
