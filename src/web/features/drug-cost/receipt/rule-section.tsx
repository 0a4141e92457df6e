import { RULE_SOURCES, type RuleName } from '#domain/drug-cost/rule-sources.ts';
import { useDrugReceiptTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import type { Figure } from './pick-figure.ts';
import { stepLines } from './step-lines.ts';

/** Each rule that had its say, with the law that it is from. */
export function RuleSection({ figure }: { figure: Figure }) {
  const words = useDrugReceiptTexts();
  const { language } = useStart();
  const { rules } = words;
  const named = figure.fills.flatMap((fill) => stepLines(fill, { words, language }).map(({ rule }) => rule));
  const law = (rule: RuleName) => {
    const source = RULE_SOURCES[rule];
    return source === null ? rules.noLaw : rules.law(source);
  };

  return (
    <section>
      <h3>{rules.heading}</h3>
      <ul>
        <li>
          <strong>{rules.price}:</strong> {rules.priceText} <span className="quiet">{rules.priceSource}.</span>
        </li>
        {[...new Set(named)].map((rule) => (
          <li key={rule}>
            <strong>{rules.names[rule]}:</strong> {rules.texts[rule]} <span className="quiet">{law(rule)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
