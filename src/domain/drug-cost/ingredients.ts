/**
 * The ingredients of an RxNorm text, in lower case. RxNorm joins a mixture with ' / ', and the tables made from it join
 * the ingredient and all mixtures that it is part of with '|'. So the mixtures are looked at only when nothing else is
 * there: they may belong to other products.
 */
export function ingredientsOf(text: string): readonly string[] {
  const entries = text
    .toLowerCase()
    .split('|')
    .map((entry) => entry.trim());
  const single = entries.filter((entry) => entry !== '' && !entry.includes(' / '));
  return single.length > 0 ? single : entries.flatMap((entry) => entry.split(' / ')).map((entry) => entry.trim());
}
