import type { DoseItem } from '#domain/drugs/dispensing.ts';
import type { doseItems as english } from '../en/dose-items.ts';

type Verb = 'toma' | 'usa';

const feminine = (one: string, verb: Verb, many = `${one}s`) =>
  item({ one, many, verb, question: 'Cuántas', single: 'Una', inOne: 'una' });
const masculine = (one: string, verb: Verb, many = `${one}s`) =>
  item({ one, many, verb, question: 'Cuántos', single: 'Un', inOne: 'un' });

type Parts = { one: string; many: string; verb: Verb; question: string; single: string; inOne: string };

function item({ one, many, verb, question, single, inOne }: Parts): (typeof english)['items'][DoseItem] {
  return {
    one,
    many,
    howMany: `¿${question} ${many} ${verb}?`,
    holds: (amount) => `${single} ${one} contiene ${amount}.`,
    ofSize: (size) => `${one} de ${size}`,
    howMuchInOne: (unit) => `¿Cuántos ${unit} hay en ${inOne} ${one}?`,
  };
}

const items: (typeof english)['items'] = {
  tablet: feminine('tableta', 'toma'),
  capsule: feminine('cápsula', 'toma'),
  film: feminine('película', 'usa'),
  lozenge: feminine('pastilla para chupar', 'toma', 'pastillas para chupar'),
  packet: masculine('sobre', 'toma'),
  suppository: masculine('supositorio', 'usa'),
  patch: masculine('parche', 'usa'),
  ring: masculine('anillo', 'usa'),
  pen: feminine('pluma', 'usa'),
  syringe: feminine('jeringa', 'usa'),
  cartridge: masculine('cartucho', 'usa'),
  vial: masculine('vial', 'usa', 'viales'),
  ampule: feminine('ampolla', 'usa'),
  inhaler: masculine('inhalador', 'usa', 'inhaladores'),
  spray: masculine('frasco con atomizador', 'usa', 'frascos con atomizador'),
  bottle: masculine('frasco', 'usa'),
  tube: masculine('tubo', 'usa'),
  can: feminine('lata', 'usa'),
  kit: masculine('juego', 'usa'),
  device: masculine('dispositivo', 'usa'),
  unit: feminine('unidad', 'toma', 'unidades'),
};

const units: (typeof english)['units'] = {
  EA: { amount: (number) => `${number} dosis`, words: 'dosis' },
  ML: { amount: (number) => `${number} mL`, words: 'mililitros (mL)' },
  GM: { amount: (number) => `${number} g`, words: 'gramos (g)' },
};

export const doseItems: typeof english = { items, units };
