/** Both are data of one schema, and jsonb would sort their keys: compared in one order of keys. */
export const isSame = (one: unknown, other: unknown) => inOneOrder(one) === inOneOrder(other);

const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
