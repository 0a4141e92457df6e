import { useImportsPageTexts } from '#web/data/page-texts.ts';
import styles from './imports.module.css';

type Props = {
  title: string;
  items: readonly { key: string; name: string | null; facts: readonly string[] }[];
};

/** What was found of one kind; nothing where that is nothing. */
export function FoundGroup({ title, items }: Props) {
  const { unnamed } = useImportsPageTexts().last;
  if (items.length === 0) return null;

  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.found}>
        {items.map(({ key, name, facts }) => (
          <li key={key}>
            <p>
              <strong>{name ?? unnamed}</strong>
            </p>
            <p>{facts.filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
