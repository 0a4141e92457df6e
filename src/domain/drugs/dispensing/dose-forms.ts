import type { BillingUnit, DoseItem } from '../dispensing.ts';

/** A dose form of RxNorm: what a person holds, and the billing unit where lists of acquisition costs leave no doubt. */
export type DoseForm = { name: string; item: DoseItem; unit: BillingUnit | null; source: string };

/*
 * Form, item, billing unit, codes counted. A unit stands here only where every code of the form that NADAC lists has
 * it; where codes of one form differ (a Humira pen is one each, an Ozempic pen is millilitres) only the drug's own
 * evidence counts. Older names of a form ('Enteric Coated Tablet') stand with its count.
 * @source CMS NADAC, newest row of each code, 2018 to 2026: codes of the formularies and of the 500 most used drugs
 */
const LINES = `
Oral Tablet|tablet|EA|3788
Extended Release Oral Tablet|tablet|EA|539
Delayed Release Oral Tablet|tablet|EA|64
Disintegrating Oral Tablet|tablet|EA|54
Sublingual Tablet|tablet|EA|61
Chewable Tablet|tablet|EA|26
Extended Release Tablet|tablet|EA|539
Enteric Coated Tablet|tablet|EA|64
Disintegrating Tablet|tablet|EA|54
Buccal Tablet|tablet|EA|61
Oral Capsule|capsule|EA|931
Extended Release Capsule|capsule|EA|143
Enteric Coated Capsule|capsule|EA|115
Extended Release Oral Capsule|capsule|EA|143
Delayed Release Oral Capsule|capsule|EA|115
Sublingual Film|film|EA|34
Oral Film|film|EA|6
Buccal Film|film|EA|7
Oral Lozenge|lozenge|EA|1
Transdermal System|patch|EA|100
Medicated Patch|patch|EA|13
Vaginal System|ring|EA|8
Vaginal Insert|unit|EA|3
Rectal Suppository|suppository|EA|4
Vaginal Suppository|suppository||
Pen Injector|pen|ML|26
Auto-Injector|pen||
Prefilled Syringe|syringe||
Cartridge|cartridge|ML|7
Injection|vial||
Injectable Solution|vial||
Injectable Suspension|vial||
Dry Powder Inhaler|inhaler||
Metered Dose Inhaler|inhaler|GM|12
Inhalation Spray|inhaler|GM|4
Inhalation Powder|capsule||
Inhalation Solution|vial|ML|14
Inhalant Solution|vial||
Inhalation Suspension|vial|ML|31
Nasal Spray|spray||
Metered Dose Nasal Spray|spray||
Nasal Solution|spray||
Nasal Powder|device||
Mucosal Spray|spray||
Ophthalmic Solution|bottle||
Ophthalmic Suspension|bottle||
Ophthalmic Gel|tube||
Ophthalmic Ointment|tube|GM|8
Otic Solution|bottle|ML|5
Otic Suspension|bottle|ML|8
Topical Cream|tube||
Topical Ointment|tube|GM|123
Topical Gel|tube||
Topical Lotion|bottle||
Topical Solution|bottle||
Topical Foam|can|GM|19
Topical Spray|bottle|ML|12
Topical Oil|bottle||
Topical Powder|bottle||
Medicated Shampoo|bottle|ML|13
Medicated Pad|unit||
Vaginal Cream|tube|GM|7
Vaginal Gel|tube||
Rectal Cream|tube||
Rectal Ointment|tube||
Rectal Foam|can||
Rectal Gel|syringe||
Enema|bottle|ML|3
Oral Paste|tube||
Mouthwash|bottle||
Oral Solution|bottle||
Oral Suspension|bottle||
Extended Release Suspension|bottle||
Powder for Oral Suspension|packet||
Granules for Oral Suspension|packet||
Oral Powder|packet||
Oral Granules|packet||
Oral Pellet|packet||
Tablet for Oral Suspension|tablet||
Irrigation Solution|bottle||
Drug Implant|unit||
Intrauterine System|device||
Pack|kit||
`;

const FORMS: readonly DoseForm[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [name = '', item = '', unit = '', codes = ''] = line.split('|');
    return {
      name,
      item: item as DoseItem,
      unit: unit === '' ? null : (unit as BillingUnit),
      source: `all ${codes} codes of the form in NADAC`,
    };
  });

const LONGEST_FIRST = FORMS.toSorted((one, other) => other.name.length - one.name.length);

/** By its column, or else by the end of the whole name, which is there even where the column is blank. */
export function doseFormOf(name: string, doseForm: string): DoseForm | null {
  const plain = name.replace(/ \[[^\]]+\]$/, '');
  if (plain.startsWith('{') || plain.endsWith('Pack')) return FORMS.find((form) => form.name === 'Pack') ?? null;
  const own = FORMS.find((form) => form.name === doseForm);
  return own ?? LONGEST_FIRST.find((form) => plain.toLowerCase().endsWith(` ${form.name.toLowerCase()}`)) ?? null;
}
