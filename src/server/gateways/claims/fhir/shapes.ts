import { z } from 'zod';

/** The parts of FHIR R4 that several resources share, as far as anything here looks at them. */
export const Coding = z.object({
  system: z.string().optional(),
  code: z.string().optional(),
  display: z.string().optional(),
});
export type Coding = z.infer<typeof Coding>;

export const Concept = z.object({ coding: z.array(Coding).default([]) });

const Identifier = z.object({ system: z.string().optional(), type: Concept.optional(), value: z.string().optional() });
type Identifier = z.infer<typeof Identifier>;
export const Identifiers = z.array(Identifier).default([]);

export const Reference = z.object({
  reference: z.string().optional(),
  identifier: Identifier.optional(),
  display: z.string().optional(),
});

export const Quantity = z.object({ value: z.number().optional() });

export const Extension = z.object({
  url: z.string(),
  valueString: z.string().optional(),
  valueCoding: Coding.optional(),
  valueQuantity: Quantity.optional(),
  valueDecimal: z.number().optional(),
  valueDate: z.string().optional(),
});
export type Extension = z.infer<typeof Extension>;
export const Extensions = z.array(Extension).default([]);

export const Period = z.object({ start: z.string().optional(), end: z.string().optional() });

/** The last word of an address, which is what names an extension in every version. */
const lastPartOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

export const extensionNamed = (extensions: readonly Extension[], name: string) =>
  extensions.find(({ url }) => lastPartOf(url) === name);

export const codesOf = (concept: { coding: Coding[] } | undefined): string[] =>
  (concept?.coding ?? []).flatMap(({ code }) => (code === undefined ? [] : [lastPartOf(code)]));

/** In which list of codes it is, by the last word of the list's address. */
export const codeIn = (concept: { coding: Coding[] } | undefined, list: string): string | null =>
  concept?.coding.find(({ system }) => system !== undefined && lastPartOf(system) === list)?.code ?? null;

/** Version 2 names the list of numbers, version 3 does and calls other numbers by a type; old claims do neither. */
export function npiAmong(identifiers: readonly Identifier[]): string | null {
  const isNpi = ({ system, type }: Identifier) =>
    system === 'http://hl7.org/fhir/sid/us-npi' || codesOf(type).some((code) => code.toLowerCase() === 'npi');
  return identifiers.find(isNpi)?.value ?? null;
}

/** The id at the end of 'Patient/1' or of a whole address; null for anything else. */
export const patientIdOf = (reference: { reference?: string | undefined }) =>
  /(?:^|\/)Patient\/([A-Za-z0-9.-]{1,64})$/.exec(reference.reference ?? '')?.[1] ?? null;
