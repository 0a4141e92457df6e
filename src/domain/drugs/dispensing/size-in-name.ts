/** '3 ML semaglutide 1.34 MG/ML Pen Injector' and '0.25 MG, 0.5 MG Dose 3 ML semaglutide …' hold 3 mL. */
export function volumeIn(name: string): number | null {
  const [, volume] =
    /^(?:[^{]*?(?:^|\b)(?:Dose|Doses|Sensor|\d-Month|Pediatric|NDA\d+|Preservative-Free) )?([\d.]+) ML (?!\/)/.exec(
      name,
    ) ?? [];
  return volume === undefined ? null : Number(volume);
}

/** '{21 (prednisone 10 MG Oral Tablet) } Pack' holds 21; null for a pack of what is not swallowed piece by piece. */
export function piecesIn(name: string): number | null {
  const plain = name.replace(/ \[[^\]]+\](?=$)/, '');
  if (!plain.startsWith('{') || !plain.endsWith('Pack')) return null;
  const parts = [...plain.matchAll(/[{/] (?=\d)|^\{/g)].length;
  const pieces = [...plain.matchAll(/(\d+) \(((?:[^()]|\([^()]*\))*(?:Tablet|Capsule)(?: \[[^\]]+\])?)\)/g)];
  const isWhole = pieces.length > 0 && pieces.length === parts;
  return isWhole ? pieces.reduce((sum, [, count]) => sum + Number(count), 0) : null;
}
