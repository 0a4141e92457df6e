import { expect, test } from 'vitest';
import { isAdultVaccine } from './vaccine.ts';

const FOR_ADULTS = [
  ['BioThrax', 'Bacillus anthracis strain V770-NP1-R antigens'],
  ['Boostrix', 'Bordetella pertussis filamentous hemagglutinin vaccine, inactivated'],
  ['Pediarix', 'acellular pertussis vaccine, inactivated'],
  ['Tdvax', 'diphtheria toxoid vaccine, inactivated'],
  ['Tenivac', 'tetanus toxoid vaccine, inactivated'],
  ['Vimkunya', 'chikungunya virus antigen, recombinant Senegal strain 37997'],
  ['Hiberix', 'Haemophilus influenzae type b strain 20752, capsular polysaccharide inactivated tetanus toxoid'],
  ['Havrix', 'hepatitis A vaccine (inactivated) strain HM175'],
  ['Vaqta', 'hepatitis A virus strain CR 326F antigen, inactivated'],
  ['Heplisav-B', 'hepatitis B surface antigen vaccine'],
  ['Fluzone', 'influenza A virus (H1N1) antigen'],
  ['Fluzone, its other half', 'influenza B virus antigen'],
  ['Ixiaro', 'Japanese encephalitis virus vaccine, inactivated'],
  ['Gardasil 9', 'L1 protein, human papillomavirus type 11 vaccine'],
  ['M-M-R II', "measles virus vaccine live, Enders' attenuated Edmonston strain"],
  ['M-M-R II, mumps', 'mumps virus vaccine live, Jeryl Lynn strain'],
  ['M-M-R II, rubella', 'rubella virus vaccine live (Wistar RA 27-3 strain)'],
  ['Bexsero', 'meningococcal group B vaccine'],
  ['Jynneos', 'modified Vaccinia Ankara-Bavarian Nordic|vaccinia virus'],
  ['Trumenba', 'Neisseria meningitidis serogroup B recombinant LP2086 A05 protein variant antigen'],
  ['Ipol', 'poliovirus vaccine inactivated, type 1 (Mahoney)'],
  ['RabAvert', 'rabies virus vaccine flury-lep strain'],
  ['Arexvy', 'respiratory syncytial virus pre-fusion F protein'],
  ['Vivotif', 'Salmonella typhi Ty21a live antigen'],
  ['Typhim VI', 'typhoid Vi polysaccharide vaccine, S typhi Ty2 strain'],
  ['Comirnaty', 'SARS-CoV-2 (COVID-19) vaccine, mRNA spike protein'],
  ['Prevnar', 'Streptococcus pneumoniae serotype 1 capsular antigen diphtheria CRM197'],
  ['ACAM2000', 'smallpox vaccine live, New York City Board of Health vaccinia strain'],
  ['Ervebo', 'Zaire ebolavirus (strain Kikwit-95) envelope glycoprotein'],
  ['Ticovac', 'tick-borne encephalitis purified antigen'],
  ['Shingrix', 'varicella zoster virus glycoprotein E|varicella zoster virus glycoprotein E, recombinant'],
  ['Varivax', 'varicella-zoster virus vaccine live (Oka-Merck) strain'],
  ['Vaxchora', 'Vibrio cholerae CVD 103-HGR strain live antigen'],
  ['YF-Vax', 'yellow fever virus strain 17D-204 live antigen'],
];

test.each(FOR_ADULTS)('%s is a vaccine for adults', (_name, ingredients) => {
  expect(isAdultVaccine(ingredients)).toBe(true);
});

test.each([
  ['Rotarix, which is for babies', 'rotavirus vaccine, live attenuated, G1P[8] human 89-12 strain'],
  ['Dengvaxia, which is for children', 'dengue virus live antigen, CYD serotype 1'],
  ['an immune globulin', 'hepatitis B immune globulin'],
  ['a skin test', 'Trichophyton antigen'],
  ['a tablet', 'primidone'],
  ['nothing', ''],
])('%s is none', (_name, ingredients) => {
  expect(isAdultVaccine(ingredients)).toBe(false);
});
