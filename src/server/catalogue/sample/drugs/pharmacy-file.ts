import type { PharmacyKind } from '#server/catalogue/drug-tables.ts';
import { csvLine } from '#server/catalogue/files/write-csv.ts';
import type { NpmGeography } from '#server/catalogue/geography/npm-geography.ts';
import { SAMPLE_STATES, type SampleState, STATE_CODES } from '../carriers.ts';
import { checkDigit } from '../check-digit.ts';
import { between, pick, roll } from '../random.ts';

export type SamplePharmacy = {
  npi: string;
  name: string;
  kind: PharmacyKind;
  street: string;
  stateCode: string;
  /** Empty for one that sends by mail to the whole country. */
  countyFips: string;
  zip: string;
  phone: string;
  latitude: string;
  longitude: string;
};

export const CHAINS = [
  'Kettlebrook Pharmacy',
  'Mortar and Wren',
  'Pillbright Drugs',
  'Corner Thistle Pharmacy',
] as const;
const MAIL = ['Doorstep Lark Home Delivery', 'Mailbox Fern Pharmacy'] as const;
const CARE = 'Stillwater Residence Pharmacy';
const STREETS = ['Elder', 'Juniper', 'Lantern', 'Orchard', 'Quarry', 'Willow'] as const;

/** ZIP codes that people try first get a shop of every chain. */
const BUSY_ZIPS: readonly string[] = ['98101', '98011', '10001', '06103', '04101', '68102', '27601', '98022', '69212'];

/** Shops in every county of the sample's states, one for residences in each state, and two that send by mail. */
export function makePharmacies({ counties, zips, middles }: NpmGeography): SamplePharmacy[] {
  const zipsOf = new Map<string, string[]>();
  for (const [zip, codes] of zips) {
    const [code = ''] = codes;
    if (middles.has(zip)) zipsOf.set(code, [...(zipsOf.get(code) ?? []), zip]);
  }
  let count = 0;
  const make = (name: string, kind: PharmacyKind, stateCode: SampleState, countyFips: string, zip: string) => {
    count++;
    const [latitude, longitude] = middles.get(zip) ?? ['', ''];
    const seed = `pharmacy ${count}`;
    const near = (degrees: string) =>
      degrees === '' ? '' : (Number(degrees) + (roll(seed + degrees) - 0.5) / 50).toFixed(5);
    return {
      npi: impossibleNpi(count),
      name,
      kind,
      stateCode,
      countyFips,
      zip,
      street: `${between(seed, 10, 990)} ${pick(`${seed} street`, STREETS)} Street`,
      phone: `(${between(`${seed} area`, 200, 989)}) 555-01${String(count % 100).padStart(2, '0')}`,
      latitude: near(latitude),
      longitude: near(longitude),
    };
  };

  const shops = STATE_CODES.flatMap((stateCode) => {
    const own = counties.filter((county) => county.stateCode === stateCode);
    return own.flatMap(({ countyFips }) => {
      const all = (zipsOf.get(countyFips) ?? []).sort();
      const [first] = all;
      if (!first) return [];
      const zipOfShop = (index: number) => all[Math.floor(roll(`${countyFips} shop ${index}`) * all.length)] ?? first;
      const busy = all.filter((zip) => BUSY_ZIPS.includes(zip));
      const few = CHAINS.slice(0, between(`${countyFips} shops`, 2, 3));
      return [
        ...busy.flatMap((zip) => CHAINS.map((name) => make(name, 'retail', stateCode, countyFips, zip))),
        ...few.map((name, index) => make(name, 'retail', stateCode, countyFips, zipOfShop(index))),
        ...(countyFips === SAMPLE_STATES[stateCode].mainCounty
          ? [make(CARE, 'long-term-care', stateCode, countyFips, BUSY_ZIPS.find((zip) => busy.includes(zip)) ?? first)]
          : []),
      ];
    });
  });
  return [...shops, ...MAIL.map((name) => make(name, 'mail', 'NE', '', '68102'))];
}

/** Ten digits whose check digit is wrong, so that no provider can have them. */
export function impossibleNpi(count: number): string {
  const digits = `1999${String(count).padStart(5, '0')}`;
  return `${digits}${(checkDigit(`80840${digits}`) + 5) % 10}`;
}

export function pharmacyFile(year: number, pharmacies: readonly SamplePharmacy[]): string {
  const titles = [
    'plan_year',
    'npi',
    'pharmacy_name',
    'kind',
    'street',
    'city',
    'state',
    'zip',
    'phone',
    'latitude',
    'longitude',
  ];
  const lines = pharmacies.map(({ npi, name, kind, street, stateCode, zip, phone, latitude, longitude }) =>
    csvLine([year, npi, name, kind, street, 'Sampleton', stateCode, zip, phone, latitude, longitude]),
  );
  return csvLine(titles) + lines.join('');
}
