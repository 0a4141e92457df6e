/**
 * How the strength of a form is written: of one piece, in percent, of one milliliter, of what a container holds, of one
 * breath or spray, or of the time that a patch works.
 */
export type StrengthStyle = 'piece' | 'percent' | 'liquid' | 'container' | 'dose' | 'rate';

export type DoseFormWords = {
  words: string;
  style: StrengthStyle;
  /** What stands behind the name: ER for extended, DR for delayed release. */
  release: 'ER' | 'DR' | null;
};

/** Null for a form that RxNorm has since added. */
export function doseFormWords(form: string): DoseFormWords | null {
  const release = form.includes('Extended Release') ? 'ER' : /Delayed Release|Enteric Coated/.test(form) ? 'DR' : null;
  const plain = form.replace(/(?:Extended Release|Delayed Release|Enteric Coated) /, '');
  const known = FORMS[plain];
  return known ? { words: known[0], style: known[1], release } : null;
}

/** @source the new dose forms of NLM's RxTerms, in words that people use */
const FORMS: Readonly<Record<string, readonly [words: string, style: StrengthStyle]>> = {
  'Oral Tablet': ['tablet', 'piece'],
  Tablet: ['tablet', 'piece'],
  'Oral Capsule': ['capsule', 'piece'],
  Capsule: ['capsule', 'piece'],
  'Chewable Tablet': ['chewable tablet', 'piece'],
  'Chewable Oral Tablet': ['chewable tablet', 'piece'],
  'Chewable Extended Release Oral Tablet': ['chewable tablet', 'piece'],
  'Disintegrating Oral Tablet': ['disintegrating tablet', 'piece'],
  'Disintegrating Tablet': ['disintegrating tablet', 'piece'],
  'Effervescent Oral Tablet': ['effervescent tablet', 'piece'],
  'Tablet for Oral Suspension': ['tablet for suspension', 'piece'],
  'Sublingual Tablet': ['sublingual tablet', 'piece'],
  'Buccal Tablet': ['buccal tablet', 'piece'],
  'Oral Lozenge': ['lozenge', 'piece'],
  Lozenge: ['lozenge', 'piece'],
  'Chewing Gum': ['gum', 'piece'],
  'Oral Wafer': ['wafer', 'piece'],
  Wafer: ['wafer', 'piece'],
  'Oral Pellet': ['pellet', 'piece'],
  'Oral Film': ['film', 'piece'],
  'Sublingual Film': ['sublingual film', 'piece'],
  'Buccal Film': ['buccal film', 'piece'],
  'Vaginal Film': ['vaginal film', 'piece'],
  'Vaginal Insert': ['vaginal insert', 'piece'],
  'Vaginal Suppository': ['vaginal suppository', 'piece'],
  'Vaginal System': ['vaginal ring', 'rate'],
  'Intrauterine System': ['intrauterine device', 'rate'],
  'Rectal Suppository': ['suppository', 'piece'],
  'Urethral Suppository': ['urethral suppository', 'piece'],
  'Drug Implant': ['implant', 'rate'],

  'Oral Granules': ['granules', 'piece'],
  Granules: ['granules', 'piece'],
  'Granules for Oral Solution': ['granules for solution', 'piece'],
  'Granules for Oral Suspension': ['granules for suspension', 'piece'],
  'Oral Powder': ['powder', 'piece'],
  'Powder for Oral Solution': ['powder for solution', 'piece'],
  'Powder for Oral Suspension': ['powder for suspension', 'piece'],
  'Sublingual Powder': ['sublingual powder', 'piece'],
  'Powder for Intravesical Solution': ['powder for bladder solution', 'piece'],
  'Powder for Intravesical Suspension': ['powder for bladder suspension', 'piece'],
  'Powder for Nasal Solution': ['powder for nasal solution', 'piece'],
  'Powder for Pyelocalyceal Solution': ['powder for kidney solution', 'piece'],

  'Oral Solution': ['oral solution', 'liquid'],
  'Oral Suspension': ['oral suspension', 'liquid'],
  Suspension: ['oral suspension', 'liquid'],
  'Oral Cream': ['oral cream', 'percent'],
  'Oral Foam': ['oral foam', 'percent'],
  'Oral Gel': ['oral gel', 'percent'],
  'Oral Ointment': ['oral ointment', 'percent'],
  'Oral Paste': ['oral paste', 'percent'],
  'Oral Spray': ['oral spray', 'dose'],
  'Mucosal Spray': ['mouth spray', 'dose'],
  'Mucous Membrane Topical Solution': ['mouth solution', 'percent'],
  Mouthwash: ['mouthwash', 'percent'],
  Paste: ['paste', 'percent'],
  Toothpaste: ['toothpaste', 'percent'],

  'Auto-Injector': ['pen', 'container'],
  'Pen Injector': ['pen', 'container'],
  'Jet Injector': ['jet injector', 'container'],
  'Prefilled Syringe': ['syringe', 'container'],
  Cartridge: ['cartridge', 'container'],
  'Injectable Solution': ['vial', 'container'],
  'Injectable Suspension': ['vial', 'container'],
  'Injectable Foam': ['injectable foam', 'container'],
  Injection: ['injection', 'container'],
  'Intraperitoneal Solution': ['dialysis solution', 'liquid'],
  'Intratracheal Suspension': ['suspension for the windpipe', 'liquid'],
  'Intravesical Solution': ['bladder solution', 'liquid'],
  'Intravesical Suspension': ['bladder suspension', 'liquid'],
  'Irrigation Solution': ['irrigation solution', 'liquid'],

  'Metered Dose Inhaler': ['inhaler', 'dose'],
  'Dry Powder Inhaler': ['powder inhaler', 'dose'],
  'Inhalation Spray': ['mist inhaler', 'dose'],
  'Inhalation Powder': ['inhalation powder', 'piece'],
  'Inhalant Powder': ['inhalation powder', 'dose'],
  'Inhalation Solution': ['nebulizer solution', 'container'],
  'Inhalation Suspension': ['nebulizer suspension', 'container'],
  'Inhalant Solution': ['solution to inhale', 'container'],
  'Gas for Inhalation': ['gas to inhale', 'liquid'],

  'Nasal Spray': ['nasal spray', 'dose'],
  'Metered Dose Nasal Spray': ['nasal spray', 'dose'],
  'Nasal Powder': ['nasal powder', 'dose'],
  'Nasal Solution': ['nasal drops', 'percent'],
  'Nasal Gel': ['nasal gel', 'percent'],
  'Nasal Inhalant': ['nasal inhaler', 'piece'],
  'Nasal Ointment': ['nasal ointment', 'percent'],

  'Ophthalmic Solution': ['eye drops', 'percent'],
  'Ophthalmic Suspension': ['eye drops (suspension)', 'percent'],
  'Ophthalmic Gel': ['eye gel', 'percent'],
  'Ophthalmic Ointment': ['eye ointment', 'percent'],
  'Ophthalmic Irrigation Solution': ['eye wash', 'percent'],
  'Ophthalmic Spray': ['eye spray', 'dose'],
  'Otic Solution': ['ear drops', 'percent'],
  'Otic Suspension': ['ear drops (suspension)', 'percent'],

  'Transdermal System': ['patch', 'rate'],
  'Medicated Patch': ['medicated patch', 'percent'],
  'Medicated Pad': ['medicated pad', 'percent'],
  'Medicated Tape': ['medicated tape', 'percent'],

  'Topical Cream': ['cream', 'percent'],
  'Topical Ointment': ['ointment', 'percent'],
  'Topical Gel': ['gel', 'percent'],
  'Topical Lotion': ['lotion', 'percent'],
  'Topical Solution': ['skin solution', 'percent'],
  'Topical Suspension': ['skin suspension', 'percent'],
  'Topical Spray': ['skin spray', 'percent'],
  'Topical Foam': ['foam', 'percent'],
  'Topical Oil': ['oil', 'percent'],
  'Topical Powder': ['skin powder', 'percent'],
  'Topical Liquefied Gas': ['skin spray (gas)', 'percent'],
  'Powder Spray': ['powder spray', 'percent'],
  'Medicated Shampoo': ['shampoo', 'percent'],
  'Medicated Liquid Soap': ['liquid soap', 'percent'],
  'Medicated Bar Soap': ['bar soap', 'percent'],

  'Vaginal Cream': ['vaginal cream', 'percent'],
  'Vaginal Foam': ['vaginal foam', 'percent'],
  'Vaginal Gel': ['vaginal gel', 'percent'],
  'Vaginal Ointment': ['vaginal ointment', 'percent'],
  Douche: ['douche', 'percent'],
  'Rectal Cream': ['rectal cream', 'percent'],
  'Rectal Foam': ['rectal foam', 'percent'],
  'Rectal Gel': ['rectal gel', 'percent'],
  'Rectal Ointment': ['rectal ointment', 'percent'],
  'Rectal Solution': ['rectal solution', 'liquid'],
  'Rectal Spray': ['rectal spray', 'percent'],
  Enema: ['enema', 'liquid'],
};

/** What the names of drugs can end with, each once. */
export const FORM_WORDS: readonly string[] = [...new Set(Object.values(FORMS).map(([words]) => words))];
