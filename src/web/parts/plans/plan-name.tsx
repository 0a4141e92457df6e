import { SourceWords } from '#web/ui/source-words.tsx';

/** What kind of plan a name ends with: '(HMO D-SNP)'. A line that ended after its hyphen would leave 'SNP)' alone. */
const KIND = /(\([^(]*-[^(]*\))$/;

/** The name of a plan where there is little room for it. */
export function PlanName({ children }: { children: string }) {
  const [name, kind] = children.split(KIND);
  return (
    <SourceWords>
      {name}
      {kind && <span className="whole-word">{kind}</span>}
    </SourceWords>
  );
}
