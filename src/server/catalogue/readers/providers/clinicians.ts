import { hasAll, type Layout, saysNoYear } from '../layout.ts';
import { codeOfMedicareSpecialty } from './medicare-specialty.ts';
import { providerRow } from './provider-row.ts';

/** CMS Doctors & Clinicians, the national file: whoever is on it accepts Medicare. One row for each place. */
export const clinicians: Layout = {
  name: 'Doctors & Clinicians',
  dataset: 'providers',
  role: 'clinicians',
  recognises: (header) => hasAll(header, ['NPI', 'Ind_PAC_ID', 'pri_spec']),
  needs: () => ['lst_nm', 'frst_nm', 'adr_ln_1', 'cty', 'st', 'zip'],
  planYear: saysNoYear,
  reader:
    ({ zipMiddles }) =>
    (row, put) => {
      put(
        'provider_place',
        providerRow(row, {
          npi: row.get('NPI'),
          names: ['frst_nm', 'mid_nm', 'lst_nm', 'suff'].map(row.get),
          credential: row.get('Cred'),
          gender: row.get('gndr'),
          street: row.get('adr_ln_1'),
          secondLine: row.get('adr_ln_2'),
          city: row.get('cty'),
          state: row.get('st'),
          zip: row.get('zip'),
          phone: row.get('phn_numbr'),
          ...specialtyColumns(row.get('pri_spec')),
          is_person: true,
          is_in_medicare: true,
          zipMiddles,
        }),
      );
    },
};

/** The same, trimmed to seven columns, with titles as the website of CMS prints them. */
export const cliniciansTrimmed: Layout = {
  name: 'Doctors & Clinicians, trimmed',
  dataset: 'providers',
  role: 'clinicians',
  recognises: (header) => hasAll(header, ['NPI', 'Provider Name', 'Primary Specialty']),
  needs: () => ['Address', 'City/Town', 'State', 'ZIP Code'],
  planYear: saysNoYear,
  reader:
    ({ zipMiddles }) =>
    (row, put) => {
      put(
        'provider_place',
        providerRow(row, {
          npi: row.get('NPI'),
          names: [row.get('Provider Name')],
          credential: '',
          gender: '',
          street: row.get('Address'),
          secondLine: '',
          city: row.get('City/Town'),
          state: row.get('State'),
          zip: row.get('ZIP Code'),
          phone: '',
          ...specialtyColumns(row.get('Primary Specialty')),
          is_person: true,
          is_in_medicare: true,
          zipMiddles,
        }),
      );
    },
};

function specialtyColumns(words: string) {
  const code = codeOfMedicareSpecialty(words);
  return { specialties: code === null ? [] : [code], specialty_words: words || null };
}
