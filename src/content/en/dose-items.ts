import type { BillingUnit, DoseItem } from '#domain/drugs/dispensing.ts';

/** One thing that a person counts, in the sentences that name it. */
type ItemWords = {
  one: string;
  many: string;
  howMany: string;
  /** With what is in one: '3 mL'. */
  holds: (amount: string) => string;
  /** With a size as it is kept: '3 mL'. */
  ofSize: (size: string) => string;
  /** With the unit in words: 'grams (g)'. */
  howMuchInOne: (unit: string) => string;
};

function item(one: string, verb: 'take' | 'use', many = `${one}s`): ItemWords {
  return {
    one,
    many,
    howMany: `How many ${many} do you ${verb}?`,
    holds: (amount) => `One ${one} holds ${amount}.`,
    ofSize: (size) => `${size} ${one}`,
    howMuchInOne: (unit) => `How many ${unit} are in one ${one}?`,
  };
}

const items: Record<DoseItem, ItemWords> = {
  tablet: item('tablet', 'take'),
  capsule: item('capsule', 'take'),
  film: item('film', 'use'),
  lozenge: item('lozenge', 'take'),
  packet: item('packet', 'take'),
  suppository: item('suppository', 'use', 'suppositories'),
  patch: item('patch', 'use', 'patches'),
  ring: item('ring', 'use'),
  pen: item('pen', 'use'),
  syringe: item('syringe', 'use'),
  cartridge: item('cartridge', 'use'),
  vial: item('vial', 'use'),
  ampule: item('ampule', 'use'),
  inhaler: item('inhaler', 'use'),
  spray: item('spray bottle', 'use'),
  bottle: item('bottle', 'use'),
  tube: item('tube', 'use'),
  can: item('can', 'use'),
  kit: item('kit', 'use'),
  device: item('device', 'use'),
  unit: item('unit', 'take'),
};

const units: Record<BillingUnit, { amount: (number: string) => string; words: string }> = {
  EA: { amount: (number) => (number === '1' ? '1 dose' : `${number} doses`), words: 'doses' },
  ML: { amount: (number) => `${number} mL`, words: 'milliliters (mL)' },
  GM: { amount: (number) => `${number} g`, words: 'grams (g)' },
};

/** What people count, and what the price files count. */
export const doseItems = { items, units };
