import { SAMPLE_STATES, type SampleState } from '../carriers.ts';
import { checkDigit } from '../check-digit.ts';
import { between, pick, roll } from '../random.ts';

export type SampleProvider = {
  npi: string;
  first: string;
  /** Of a place of care its whole name. */
  last: string;
  gender: 'F' | 'M' | '';
  credential: string;
  /** As Medicare's own list has it; null for whom that list does not have. */
  medicareWords: string | null;
  taxonomy: string;
  /** By their codes; empty where they are not told. Only lists of plans tell them. */
  languages: readonly string[];
  isPerson: boolean;
  places: { street: string; stateCode: SampleState; zip: string; phone: string }[];
};

/** ZIP codes that people try first, and those of the tests. */
const ZIPS: readonly [zip: string, stateCode: SampleState][] = [
  ['98101', 'WA'],
  ['98011', 'WA'],
  ['10001', 'NY'],
  ['06103', 'CT'],
  ['04101', 'ME'],
  ['68102', 'NE'],
  ['27601', 'NC'],
];

const FIRST = {
  F: ['Amara', 'Beatriz', 'Clara', 'Ingrid', 'Lena', 'Mei', 'Priya', 'Rosa', 'Wanda'],
  M: ['Arjun', 'Caleb', 'Dmitri', 'Emil', 'Hugo', 'José', 'Malik', 'Owen', 'Theo'],
} as const;
const LAST = [
  'Aldermoor',
  'Brightwater',
  'Castellón',
  'Dunnvale',
  'Everhart-Lim',
  'Fennimore',
  'Núñez Varga',
  "O'Thistle",
  'Quillfeather',
  'Rookhaven',
] as const;
const STREETS = ['Alder', 'Birch', 'Harbor', 'Maple', 'Meadow', 'Summit'] as const;

const DOCTORS: readonly [medicareWords: string | null, taxonomy: string, credential: string][] = [
  ['FAMILY PRACTICE', '207Q00000X', 'MD'],
  ['INTERNAL MEDICINE', '207R00000X', 'DO'],
  ['CARDIOVASCULAR DISEASE (CARDIOLOGY)', '207RC0000X', 'MD'],
  ['ORTHOPEDIC SURGERY', '207X00000X', 'MD'],
  ['OPHTHALMOLOGY', '207W00000X', 'MD'],
  ['NURSE PRACTITIONER', '363L00000X', 'NP'],
  ['PHYSICIAN ASSISTANT', '363A00000X', 'PA'],
  ['DERMATOLOGY', '207N00000X', 'MD'],
  ['CLINICAL PSYCHOLOGIST', '103TC0700X', 'PhD'],
  ['MEDICAL ONCOLOGY', '207RX0202X', 'MD'],
  [null, '122300000X', 'DDS'],
  [null, '1223P0300X', 'DMD'],
  [null, '101YM0800X', 'LMHC'],
];

const PLACES: readonly [name: string, taxonomy: string][] = [
  ['Larkspur General Hospital', '282N00000X'],
  ['Fernhollow Urgent Care', '261QU0200X'],
  ['Stonebridge Community Clinic', '261QP2300X'],
];

/** A doctor of each kind and the same places of care around each ZIP code. Every third doctor has a second place. */
export function makeProviders(): SampleProvider[] {
  let count = 0;
  // Numbers that begin with a 9 are given to nobody.
  const next = () => {
    count += 1;
    const digits = `9450${String(count).padStart(5, '0')}`;
    return { npi: `${digits}${checkDigit(`80840${digits}`)}`, seed: `provider ${count}` };
  };
  const placeAt = (seed: string, zip: string, stateCode: SampleState) => ({
    street: `${between(seed, 10, 990)} ${pick(`${seed} street`, STREETS)} Street`,
    stateCode,
    zip,
    phone: `${between(`${seed} area`, 200, 989)}55501${String(count % 100).padStart(2, '0')}`,
  });

  return ZIPS.flatMap(([zip, stateCode]) => {
    const doctors = DOCTORS.map(([medicareWords, taxonomy, credential]): SampleProvider => {
      const { npi, seed } = next();
      const gender = roll(`${seed} gender`) < 0.5 ? 'F' : 'M';
      const places = [placeAt(seed, zip, stateCode)];
      if (count % 3 === 0) places.push(placeAt(`${seed} second`, zip, stateCode));
      return {
        npi,
        first: pick(`${seed} first`, FIRST[gender]),
        last: pick(`${seed} last`, LAST),
        gender,
        credential,
        medicareWords,
        taxonomy,
        languages: languagesOf(seed),
        isPerson: true,
        places,
      };
    });
    const places = PLACES.map(([name, taxonomy]): SampleProvider => {
      const { npi, seed } = next();
      return {
        npi,
        first: '',
        last: `${name} of ${SAMPLE_STATES[stateCode].name}`,
        gender: '',
        credential: '',
        medicareWords: null,
        taxonomy,
        languages: [],
        isPerson: false,
        places: [placeAt(seed, zip, stateCode)],
      };
    });
    return [...doctors, ...places];
  });
}

/** Half tell English and Spanish, a sixth another one besides, and a sixth none. */
function languagesOf(seed: string): readonly string[] {
  const place = between(`${seed} languages`, 0, 5);
  return [[], ['en'], ['en', 'zh'], ['en', 'es'], ['en', 'es'], ['en', 'es', 'vi']][place] ?? [];
}
