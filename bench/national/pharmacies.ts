import type { NpmGeography } from '#server/catalogue/geography/npm-geography.ts';
import { impossibleNpi, type SamplePharmacy } from '#server/catalogue/sample/drugs/pharmacy-file.ts';
import { rollOf } from './rolls.ts';
import { COUNTRY } from './size.ts';

const CHAINS = ['Alderway Pharmacy', 'Brightcove Drugs', 'Cedarline Pharmacy', 'Dovetail Rx', 'Elmstone Drug Store'];
const SPREAD_DEGREES = 0.04;

/** Pharmacies over all ZIP codes; each county has some in proportion to its codes. */
export function makePharmacies({ counties, zips, middles }: NpmGeography): SamplePharmacy[] {
  const stateOf = new Map(counties.map(({ countyFips, stateCode }) => [countyFips, stateCode]));
  const placed = [...zips].flatMap(([zip, [countyFips = '']]) => {
    const [middle, stateCode] = [middles.get(zip), stateOf.get(countyFips)];
    return middle && stateCode ? [{ zip, countyFips, stateCode, middle }] : [];
  });
  return Array.from({ length: COUNTRY.pharmacies }, (_, index): SamplePharmacy => {
    const place = placed[Math.floor(rollOf(11, index) * placed.length)];
    if (!place) throw new Error('There are no ZIP codes.');
    const near = (degrees: string, seed: number) =>
      (Number(degrees) + (rollOf(seed, index) - 0.5) * SPREAD_DEGREES).toFixed(5);
    const isMail = index < 10;
    return {
      npi: impossibleNpi(index + 1),
      name: `${CHAINS[Math.floor(rollOf(14, index) * CHAINS.length)]} ${index}`,
      kind: isMail ? 'mail' : rollOf(15, index) < 0.03 ? 'long-term-care' : 'retail',
      stateCode: place.stateCode,
      countyFips: isMail ? '' : place.countyFips,
      zip: place.zip,
      street: `${1 + Math.floor(rollOf(16, index) * 9_000)} Main Street`,
      phone: `(555) 555-01${String(index % 100).padStart(2, '0')}`,
      latitude: near(place.middle[0], 12),
      longitude: near(place.middle[1], 13),
    };
  });
}
