import { useReadDrugName } from '#web/data/drug-names.ts';
import { useStart } from '#web/lib/start-context.ts';
import { EnglishText } from '#web/ui/said.tsx';

/** A drug with strength and form. Its own name is read aloud as English; the rest is in the language of the page. */
export function DrugName({ children: english }: { children: string }) {
  const { language } = useStart();
  const read = useReadDrugName();
  if (language === 'en') return english;
  if (!read) return <span lang="en">{english}</span>;
  const known = read(english);
  if (!known) return <EnglishText>{english}</EnglishText>;
  return (
    <>
      <span lang="en">{known.name}</span> {known.rest}
    </>
  );
}
