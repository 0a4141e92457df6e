import { csvLine } from '#server/catalogue/files/write-csv.ts';
import type { SampleProvider } from './provider-list.ts';

const CITY = 'Sampleton';
const CLINICIAN_COLUMNS =
  'NPI,Ind_PAC_ID,lst_nm,frst_nm,mid_nm,suff,gndr,Cred,pri_spec,adr_ln_1,adr_ln_2,cty,st,zip,phn_numbr';

/** Who accepts Medicare, a row for each place, as Medicare's own list of clinicians. */
export const cliniciansFile = (providers: readonly SampleProvider[]): string =>
  `${CLINICIAN_COLUMNS}\n${providers
    .filter(({ medicareWords }) => medicareWords !== null)
    .flatMap(({ npi, last, first, gender, credential, medicareWords, places }) =>
      places.map(({ street, stateCode, zip, phone }) =>
        csvLine([
          npi,
          '',
          last,
          first,
          '',
          '',
          gender,
          credential,
          medicareWords,
          street,
          '',
          CITY,
          stateCode,
          zip,
          phone,
        ]),
      ),
    )
    .join('')}`;

const AT = 'Business Practice Location Address';
const REGISTRY_COLUMNS = [
  'NPI',
  'Entity Type Code',
  'Provider Organization Name (Legal Business Name)',
  'Provider Last Name (Legal Name)',
  'Provider First Name',
  'Provider Middle Name',
  'Provider Credential Text',
  `Provider First Line ${AT}`,
  `Provider Second Line ${AT}`,
  `Provider ${AT} City Name`,
  `Provider ${AT} State Name`,
  `Provider ${AT} Postal Code`,
  `Provider ${AT} Telephone Number`,
  'NPI Deactivation Date',
  'Provider Sex Code',
  'Healthcare Provider Taxonomy Code_1',
  'Healthcare Provider Primary Taxonomy Switch_1',
];

/** Everybody else at the first place alone, as the national registry has them. */
export const registryFile = (providers: readonly SampleProvider[]): string =>
  csvLine(REGISTRY_COLUMNS) +
  providers
    .filter(({ medicareWords }) => medicareWords === null)
    .flatMap(({ npi, isPerson, last, first, credential, gender, taxonomy, places: [at] }) =>
      at
        ? csvLine([
            npi,
            isPerson ? '1' : '2',
            isPerson ? '' : last,
            isPerson ? last : '',
            first,
            '',
            credential,
            at.street,
            '',
            CITY,
            at.stateCode,
            at.zip,
            at.phone,
            '',
            gender,
            taxonomy,
            'Y',
          ])
        : [],
    )
    .join('');
