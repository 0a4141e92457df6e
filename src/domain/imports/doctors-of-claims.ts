import { type IsoDate, yearBefore } from '#domain/calendar/iso-date.ts';
import { isNpi } from '#domain/providers/npi.ts';
import type { Treatment } from './claims.ts';

/** Somebody who treated a person in the last twelve months. */
export type ImportedDoctor = {
  npi: string;
  name: string | null;
  taxonomyCode: string | null;
  specialtyCode: string | null;
  lastOn: IsoDate;
  /** On how many days. */
  days: number;
};

/** Everybody once, who treated last first. A number whose check digit is wrong is nobody's, and is only counted. */
export function doctorsOfClaims(treatments: readonly Treatment[], today: IsoDate) {
  const since = yearBefore(today);
  const groups = new Map<string, Treatment[]>();
  let badNumbers = 0;
  for (const treatment of treatments) {
    const { leftOut, treatedOn, npi } = treatment;
    if (leftOut !== null || treatedOn < since || treatedOn > today) continue;
    if (isNpi(npi)) groups.set(npi, [...(groups.get(npi) ?? []), treatment]);
    else badNumbers += 1;
  }
  const doctors = [...groups.values()].map(doctorOf);
  return {
    doctors: doctors.sort((one, other) => other.lastOn.localeCompare(one.lastOn) || one.npi.localeCompare(other.npi)),
    badNumbers,
  };
}

function doctorOf(treatments: readonly Treatment[]): ImportedDoctor {
  const newestFirst = [...treatments].sort((one, other) => other.treatedOn.localeCompare(one.treatedOn));
  const [newest] = newestFirst as [Treatment];
  // One claim may leave out what another says.
  const known = (field: 'name' | 'taxonomyCode' | 'specialtyCode') =>
    newestFirst.map((treatment) => treatment[field]).find((value) => value !== null) ?? null;
  return {
    npi: newest.npi,
    name: known('name'),
    taxonomyCode: known('taxonomyCode'),
    specialtyCode: known('specialtyCode'),
    lastOn: newest.treatedOn,
    days: new Set(treatments.map(({ treatedOn }) => treatedOn)).size,
  };
}
