/** A resource, or an element of one, before anybody knows whether it is as FHIR wants it. */
export type Resource = Readonly<Record<string, unknown>>;

export const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const object = (value: unknown): Resource => (isResource(value) ? value : {});

export const list = (value: unknown): Resource[] =>
  (Array.isArray(value) ? value : isResource(value) ? [value] : []).filter(isResource);

export const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

export const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(text).filter((one) => one !== null);

/** 'Type/id', the last two parts of a reference, which may be a whole address; null for none. */
export function referenceOf(value: unknown): string | null {
  const parts = (text(object(value)['reference']) ?? '').split('?')[0]?.split('/').filter(Boolean) ?? [];
  return parts.length >= 2 ? parts.slice(-2).join('/') : null;
}

export const idOf = (reference: string) => reference.slice(reference.indexOf('/') + 1);

/** The ids of all references of a type. */
export const idsOf = (values: unknown, type: string): string[] => [
  ...new Set(
    list(values)
      .map(referenceOf)
      .filter((reference) => reference?.startsWith(`${type}/`))
      .map((reference) => idOf(reference as string)),
  ),
];

export const codesOf = (concepts: unknown): { system: string | null; code: string }[] =>
  list(concepts).flatMap((concept) =>
    list(concept['coding']).flatMap(({ system, code }) =>
      text(code) ? [{ system: text(system), code: text(code) as string }] : [],
    ),
  );

/** The phone of a resource's telecom. */
export const phoneOf = (telecom: unknown): string | null =>
  list(telecom).flatMap(({ system, value }) => (system === 'phone' ? (text(value) ?? []) : []))[0] ?? null;

/** By the last part of their address. */
export const extensionsOf = (resource: Resource, name: string): Resource[] =>
  list(resource['extension']).filter(({ url }) => text(url)?.split('/').at(-1) === name);
