import { useProviderSearchTexts } from '#web/data/page-texts.ts';
import styles from '#web/ui/toggle-button.module.css';

type Props = { name: string; street: string; isSaved: boolean; isDisabled: boolean; onToggle: () => void };

/** A doctor is saved at one of the places, since a plan may list one of them alone. */
export function SavePlace({ name, street, isSaved, isDisabled, onToggle }: Props) {
  const { save: words } = useProviderSearchTexts().providerSearch;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isSaved}
      aria-label={(isSaved ? words.savedAt : words.saveAt)(name, street)}
      disabled={isDisabled}
      onClick={onToggle}
    >
      {isSaved ? words.saved : words.save}
    </button>
  );
}
