import type { Specialty } from '#domain/providers/specialties.ts';
import { meantSpecialty, specialtyOffers } from '#domain/providers/specialty-offers.ts';
import { useProviderSearchTexts } from '#web/data/page-texts.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import styles from './provider-search.module.css';

type Props = {
  id: string;
  text: string;
  isChosen: boolean;
  error: string | null;
  onText: (text: string, specialties: readonly Specialty[]) => void;
};

/** Kinds of doctors by the words that people use. What was typed counts once it can mean one kind alone. */
export function SpecialtyField({ id, text, isChosen, error, onText }: Props) {
  const { providerSearch, specialties } = useProviderSearchTexts();
  const { form: words } = providerSearch;
  const offers = isChosen ? [] : specialtyOffers(text, specialties);
  const isUnknown = !isChosen && text.trim().length > 1 && offers.length === 0;

  return (
    <div className={styles.kind}>
      <Combobox
        id={id}
        isSentByEnter
        error={error}
        label={words.specialty}
        hint={words.specialtyHint}
        value={text}
        onValue={(typed) => onText(typed, exactly(typed))}
        options={offers.map(({ key, name }) => ({ key, content: name }))}
        onChoose={(index) => {
          const offer = offers[index];
          if (offer) onText(offer.name, offer.specialties);
        }}
        status={offers.length > 0 ? words.specialtyCount(offers.length) : ''}
      />
      {isUnknown && !error && <p role="status">{words.specialtyNone(text.trim())}</p>}
    </div>
  );

  // The whole name is as good as a choice; a part of it is only offered.
  function exactly(typed: string): readonly Specialty[] {
    const meant = meantSpecialty(typed, specialties);
    return meant && meant.name.toLowerCase() === typed.trim().toLowerCase() ? meant.specialties : [];
  }
}
