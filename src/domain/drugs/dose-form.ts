/** Dose forms that a line of average prices may pool without saying so, grouped by what is counted and paid alike. */
export const FORM_GROUPS = [
  'tablet or capsule',
  'extended release',
  'delayed release',
  'sublingual or buccal',
  'film',
  'lozenge',
  'granules or packet',
  'oral powder',
  'oral liquid',
  'injection',
  'inhaler',
  'dry powder inhaler',
  'inhalation liquid',
  'nasal',
  'eye drops',
  'eye ointment',
  'ear drops',
  'patch',
  'cream, gel or ointment',
  'skin liquid',
  'foam',
  'skin spray',
  'pad',
  'vaginal',
  'vaginal ring',
  'rectal',
  'mouth',
  'implant',
  'pack',
  'other',
] as const;
export type FormGroup = (typeof FORM_GROUPS)[number];

// The first that the name holds, whole words.
const RULES: readonly (readonly [RegExp, FormGroup])[] = [
  [/^\{/, 'pack'],
  [/Extended Release (Oral )?Suspension/i, 'oral liquid'],
  [/Inhalation Powder|Dry Powder Inhaler/i, 'dry powder inhaler'],
  [/Metered Dose Inhaler|Inhalation Spray|Inhaler/i, 'inhaler'],
  [/Inhalation (Solution|Suspension)/i, 'inhalation liquid'],
  [/Nasal/i, 'nasal'],
  [/Ophthalmic (Ointment|Gel)/i, 'eye ointment'],
  [/Ophthalmic/i, 'eye drops'],
  [/Otic/i, 'ear drops'],
  [/Vaginal (System|Ring)/i, 'vaginal ring'],
  [/Vaginal/i, 'vaginal'],
  [/Rectal|Enema|Suppository/i, 'rectal'],
  [/Transdermal|Medicated Patch/i, 'patch'],
  [/Medicated Pad/i, 'pad'],
  [/Sublingual Film|Buccal Film|Oral Film/i, 'film'],
  [/Sublingual|Buccal/i, 'sublingual or buccal'],
  [/Lozenge/i, 'lozenge'],
  [/Mouthwash|Mucosal|Toothpaste|Oral Paste|Oral Gel/i, 'mouth'],
  [/Delayed Release Oral Granules|Oral Granules|Granules for|Oral Pellet/i, 'granules or packet'],
  [/Powder for Oral|Oral (Solution|Suspension)|Elixir|Syrup/i, 'oral liquid'],
  [/Oral Powder/i, 'oral powder'],
  [/Extended Release/i, 'extended release'],
  [/Delayed Release|Enteric/i, 'delayed release'],
  [/Inject|Cartridge|Syringe|Pen Injector|Intravenous/i, 'injection'],
  [/Implant|Intrauterine/i, 'implant'],
  [/Topical (Cream|Gel|Ointment)/i, 'cream, gel or ointment'],
  [/Foam/i, 'foam'],
  [/Topical Spray/i, 'skin spray'],
  [/Topical|Shampoo|Soap/i, 'skin liquid'],
  [/Tablet|Capsule|Oral Wafer/i, 'tablet or capsule'],
];

/** From the whole name of RxNorm, since many of its drugs have no dose form of their own. */
export function formGroupOf(name: string): FormGroup {
  const plain = name.replace(/ \[[^\]]+\]$/, '');
  return RULES.find(([pattern]) => pattern.test(plain))?.[1] ?? 'other';
}
