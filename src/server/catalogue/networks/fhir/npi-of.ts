import { isNpi } from '#domain/providers/npi.ts';
import type { Note } from '../codes.ts';
import { list, type Resource, text } from './fields.ts';

const SYSTEMS = ['http://hl7.org/fhir/sid/us-npi', 'http://terminology.hl7.org/NamingSystem/npi'];

/**
 * The NPI among the identifiers of a resource. Publishers mark it by its system, by its type, or only by CMS as the one
 * that gave it; other numbers have ten digits too, and some of them pass the check digit, so an unmarked one is none.
 */
export function npiOf(resource: Resource, note: Note, isNeeded: boolean): string | null {
  const identifiers = list(resource['identifier']);
  const valuesOf = (isIt: (identifier: Resource) => boolean) => [
    ...new Set(identifiers.filter(isIt).flatMap((identifier) => text(identifier['value']) ?? [])),
  ];
  const marked = valuesOf(
    (identifier) => SYSTEMS.includes(text(identifier['system']) ?? '') || isTypedNpi(identifier['type']),
  );
  const inferred = marked.length > 0 ? [] : valuesOf(isGivenByCms).filter(isNpi);
  if (inferred.length > 0) note('NPI-INFERRED', inferred[0]);
  const [npi, other] = marked.length > 0 ? marked : inferred;
  if (npi === undefined) {
    if (isNeeded) note('P1001');
    return null;
  }
  if (other !== undefined) {
    note('F5009', `${npi}, ${other}`);
    return null;
  }
  if (isNpi(npi)) return npi;
  note('NPICHECK', npi);
  return null;
}

const isTypedNpi = (type: unknown) =>
  list((type as Resource | undefined)?.['coding']).some(({ code }) => code === 'NPI');

const isGivenByCms = ({ assigner }: Resource) => (assigner as Resource | undefined)?.['display'] === 'CMS';
