type Given<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/**
 * Settings that only mean something together: all of them, or null when none is set.
 * @throws when only a part is set: what is half named must not end in what is embedded.
 */
export function allOrNone<Name extends string>(
  what: string,
  names: readonly Name[],
  given: Given<Name>,
): Record<Name, string> | null {
  const missing = names.filter((name) => !given[name]);
  if (names.every((name) => given[name] === undefined)) return null;
  if (missing.length > 0) throw new Error(`${what} needs these settings too:\n  ${missing.join('\n  ')}`);
  return given as Record<Name, string>;
}
