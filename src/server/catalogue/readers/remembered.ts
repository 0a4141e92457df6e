/** What is kept at most, so that memory does not grow with the files. */
const MOST = 50_000;

/** Asks a pure function of texts once for each of them, as long as there are not too many at a time. */
export function remembered<Answer>(
  find: (text: string, more: string) => Answer,
): (text: string, more?: string) => Answer {
  const known = new Map<string, Answer>();
  return (text, more = '') => {
    const key = more === '' ? text : `${more}\n${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= MOST) known.clear();
    const answer = find(text, more);
    known.set(key, answer);
    return answer;
  };
}
