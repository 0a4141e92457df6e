import { NO_TIER, SAMPLE_DRUGS, type SampleDrug } from '#server/catalogue/sample/drugs/drug-list.ts';
import type { ListedDrug } from '#server/catalogue/sample/drugs/formularies.ts';
import { rollOf } from './rolls.ts';
import { COUNTRY } from './size.ts';

const STARTS = 'ab,be,ca,da,el,fe,ga,ha,io,ja,ki,lo,me,na,ol,pra,que,ri,sa,ta,ul,va,xe,zo'.split(',');
const MIDDLES = 'bri,cla,dro,fli,glu,lor,mab,nid,pra,rox,sti,tro,vel,zan'.split(',');
const ENDS = 'amide,azole,cillin,dipine,floxacin,gliptin,mab,olol,pril,sartan,statin,tidine'.split(',');
const FORMS = ['Oral Tablet', 'Oral Tablet', 'Oral Capsule', 'Extended Release Oral Tablet', 'Oral Solution'];
const STRENGTHS = [1, 2.5, 5, 10, 20, 25, 50, 100, 250, 500];
const DRUGS_OF_A_SUBSTANCE = 8;

/** CMS's formularies of 2026: the part of their drugs in each tier. */
const TIERS: readonly [tier: number, upTo: number][] = [
  [1, 0.07],
  [2, 0.55],
  [3, 0.65],
  [4, 0.74],
  [5, 1],
];
/** Ours: the price of a unit in dollars, in each tier the middle of a wide range. */
const PRICE: Record<number, number> = { 1: 0.08, 2: 0.3, 3: 6, 4: 8, 5: 250 };

/** The names that the sample has too, which are RxNorm's own, and made-up ones. */
export const DRUGS: readonly SampleDrug[] = [
  ...SAMPLE_DRUGS,
  ...Array.from({ length: COUNTRY.names - SAMPLE_DRUGS.length }, (_, index) => madeUp(index)),
];

function madeUp(index: number): SampleDrug {
  const substance = Math.floor(index / DRUGS_OF_A_SUBSTANCE);
  const part = index % DRUGS_OF_A_SUBSTANCE;
  const [start, middle, end] = [STARTS, MIDDLES, ENDS].map((all, place) => {
    const below = [1, STARTS.length, STARTS.length * MIDDLES.length][place] ?? 1;
    return all[Math.floor(substance / below) % all.length];
  });
  const strength = STRENGTHS[(substance + part) % STRENGTHS.length] ?? 1;
  const form = FORMS[substance % FORMS.length] ?? '';
  const unit = form === 'Oral Solution' ? 'MG/ML' : 'MG';
  const generic = `${start}${middle}${end} ${strength} ${unit} ${form}`;
  const isBrand = part >= DRUGS_OF_A_SUBSTANCE - 2;
  const tier = TIERS.find(([, upTo]) => rollOf(1, index) < upTo)?.[0] ?? 2;
  return {
    rxcui: String(90_000_000 + index),
    ndc: `99998${String(index).padStart(6, '0')}`,
    name: isBrand ? `${generic} [${capital(`${end}${start}${middle}`)}]` : generic,
    tier,
    price: (PRICE[tier] ?? 1) * (0.2 + 4 * rollOf(2, index) ** 3),
  };
}

function capital(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const LISTABLE = DRUGS.filter(({ tier }) => tier !== NO_TIER).slice(0, COUNTRY.listable);
/** A formulary has most of what is common, which stands first. */
const COMMON = SAMPLE_DRUGS.length;

export type PricedDrug = ListedDrug & { index: number };

export function drugsOfFormulary(formulary: number): PricedDrug[] {
  const rest = COUNTRY.partListed - (COMMON / LISTABLE.length) * 0.45;
  return LISTABLE.flatMap((drug, index) => {
    const roll = (about: number) => rollOf(formulary * 10 + about, index);
    if (roll(0) >= (index < COMMON ? 0.95 : rest)) return [];
    const moved = drug.tier < 4 && roll(1) < 0.15 ? drug.tier + 1 : drug.tier;
    const limit = roll(2) < 0.3 ? ([30 + 30 * Math.floor(roll(3) * 4), 30] as const) : null;
    const dear = moved >= 4;
    return [
      {
        ...drug,
        index,
        tier: moved,
        limit,
        prior: roll(4) < (dear ? 0.5 : 0.05),
        step: dear && roll(5) < 0.1,
        selected: false,
      },
    ];
  });
}

/** Further codes of the same drugs: makers and package sizes. */
export function* furtherCodes(): Generator<{ ndc: string; rxcui: string }> {
  for (let index = 0; index < COUNTRY.codes - DRUGS.length; index += 1) {
    const drug = DRUGS[index % DRUGS.length];
    if (drug) yield { ndc: `9${String(9_960_000_000 - index).padStart(10, '0')}`, rxcui: drug.rxcui };
  }
}
