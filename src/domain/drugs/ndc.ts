/**
 * The eleven-digit codes that a written national drug code may mean. Labels print ten digits in three groups, of which
 * one lacks its leading zero; without the dashes nobody can tell which one, so all three are possible.
 */
export function ndcsOf(text: string): string[] {
  const trimmed = text.trim();
  const groups = trimmed.split('-');
  if (groups.length === 3) {
    const ndc = elevenDigits(groups);
    return ndc ? [ndc] : [];
  }
  if (/^\d{11}$/.test(trimmed)) return [trimmed];
  if (!/^\d{10}$/.test(trimmed)) return [];
  const cut = (first: number, second: number) => [
    trimmed.slice(0, first),
    trimmed.slice(first, first + second),
    trimmed.slice(first + second),
  ];
  const all = [cut(4, 4), cut(5, 3), cut(5, 4)].map(elevenDigits);
  return [...new Set(all.filter((ndc) => ndc !== null))];
}

// Labeler, product and package: five, four and two digits.
const GROUPS = [5, 4, 2] as const;

function elevenDigits(groups: readonly string[]): string | null {
  if (!groups.every((group, index) => /^\d+$/.test(group) && group.length <= (GROUPS[index] ?? 0))) return null;
  const count = groups.join('').length;
  if (count !== 10 && count !== 11) return null;
  return groups.map((group, index) => group.padStart(GROUPS[index] ?? 0, '0')).join('');
}
