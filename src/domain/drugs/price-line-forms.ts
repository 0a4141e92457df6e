/**
 * Words in the brand column of a line that say how it works or what it comes in, and what the name of RxNorm then has
 * to hold. @source the label names of First Databank, which CMS prints
 */
const EXTENDED = /Extended Release|12 HR|24 HR/i;
const DELAYED = /Delayed Release/i;
const PEN = /Pen Injector|Auto-Injector/i;

const FORM_WORDS: Readonly<Record<string, RegExp>> = {
  ER: EXTENDED,
  XR: EXTENDED,
  XL: /^(?!.*12 HR).*(Extended Release|24 HR)/i,
  SR: /^(?!.*24 HR).*(Extended Release|12 HR)/i,
  EXTENDED: EXTENDED,
  CR: EXTENDED,
  LA: EXTENDED,
  CD: EXTENDED,
  XT: EXTENDED,
  '12HR': /12 HR/i,
  '24HR': /24 HR/i,
  DR: DELAYED,
  EC: DELAYED,
  ODT: /Disintegrating/i,
  SPRINKLE: /Capsule|Granules/i,
  HFA: /Metered Dose Inhaler/i,
  AEROSPHERE: /Metered Dose Inhaler/i,
  RESPIMAT: /Inhalation Spray|Inhaler/i,
  DISKUS: /Dry Powder Inhaler/i,
  ELLIPTA: /Dry Powder Inhaler/i,
  INHUB: /Dry Powder Inhaler/i,
  RESPICLICK: /Dry Powder Inhaler/i,
  DIGIHALER: /Sensor.*Dry Powder Inhaler/i,
  FLEXHALER: /Dry Powder Inhaler/i,
  HANDIHALER: /Dry Powder Inhaler|Inhalation Powder/i,
  PRESSAIR: /Dry Powder Inhaler/i,
  TWISTHALER: /Dry Powder Inhaler/i,
  KWIKPEN: PEN,
  FLEXPEN: PEN,
  FLEXTOUCH: PEN,
  SOLOSTAR: PEN,
  PEN: PEN,
  SURECLICK: PEN,
  SENSOREADY: PEN,
  CLICKJECT: PEN,
  AUTOINJECTOR: PEN,
  PENFILL: /Cartridge/i,
  JUNIOR: /0\.5 UNT Doses/i,
  TEMPO: /Sensor/i,
  U100: / 100 UNT\/ML/i,
  U200: / 200 UNT\/ML/i,
  U300: / 300 UNT\/ML/i,
  U500: / 500 UNT\/ML/i,
  GASTRIC: /^Modified/i,
  OSMOTIC: /^Osmotic/i,
  ONCE: /168 HR/,
  TWICE: /84 HR/,
  WEEKLY: /84 HR|168 HR/,
  SYRINGE: /Prefilled Syringe/i,
  PATCH: /Transdermal|Medicated Patch/i,
  NASAL: /Nasal/i,
  INTENSOL: /Oral Solution/i,
};

export type FormWords = { isRight: boolean; said: number };

/** 'U-100' is one word, not two. */
export const joinStrengthWords = (name: string) =>
  name.replace(/\bU-(\d+)/gi, 'U$1').replace(/\b(12|24) ?HR\b/gi, '$1HR');

export const isFormWord = (word: string) => word in FORM_WORDS;

/** Whether the name holds what the words say, and how much they say. */
export function compareForms(words: readonly string[], name: string): FormWords {
  const said = words.flatMap((word) => FORM_WORDS[word] ?? []);
  return { isRight: said.every((pattern) => pattern.test(name)), said: said.length };
}
