import { useRef } from 'react';
import { useProspectsTexts } from '#web/data/page-texts.ts';
import { announce } from '#web/lib/announce.ts';
import { focusIn, useFocusAfter } from '#web/ui/focus-after.ts';
import styles from './prospects.module.css';

type Item = { key: string; name: string; facts?: string };

type Props = { title: string; none: string; items: readonly Item[]; onRemove: (key: string) => void };

/** What of one kind was told. Nothing of it is kept before the whole is saved. */
export function ToldList({ title, none, items, onRemove }: Props) {
  const { told: words } = useProspectsTexts();
  const place = useRef<HTMLDivElement>(null);
  const focusNext = useFocusAfter<string>(
    () => focusIn(place.current, 'h3'),
    (removed) => !items.some(({ key }) => key === removed),
  );

  return (
    <div ref={place}>
      <h3 tabIndex={-1}>{title}</h3>
      {items.length === 0 && <p className="quiet">{none}</p>}
      {items.length > 0 && (
        <ul className={styles.told}>
          {items.map(({ key, name, facts }) => (
            <li key={key}>
              <p>
                <strong>{name}</strong>
                {facts && <span className="quiet"> {facts}</span>}
              </p>
              <button
                type="button"
                className="link-button"
                aria-label={words.removeOf(name)}
                onClick={() => {
                  focusNext(key);
                  onRemove(key);
                  announce(words.removed(name));
                }}
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
