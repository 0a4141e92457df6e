import { MILES, PHARMACY_KINDS } from '#contract/pharmacies.ts';
import { DRUG_FREQUENCIES } from '#domain/drug-cost/drug-quantity.ts';
import { SUBSIDY_LEVELS } from '#domain/extra-help/choice.ts';
import type { Dice } from './dice.ts';
import type { Kind, Question } from './question.ts';
import {
  ESTIMATE,
  FORMS,
  NAMES,
  PHARMACIES,
  PLAN_SEARCH,
  type Place,
  type Plan,
  toPrice,
  type World,
} from './world.ts';

type Asked = Omit<Question, 'encoding'>;

const ENCODINGS = ['identity', 'gzip', 'br', 'gzip, deflate, br'];
/** 'ALL' the most, and spellings that are refused. */
const TYPES = ['ALL', 'ALL', 'ALL', 'MAPD', 'MA', 'PDP', 'SNP', 'DSNP', 'mapd', 'HMO'];
const NOBODY = '109999999999';

const MAKERS: Record<Kind, (dice: Dice, world: World) => Asked> = {
  search: (dice, world) => {
    const { stateCode, countyFips } = placeOf(dice, world);
    const county = dice.chance(0.3) ? countyFips : countyFips.slice(2);
    const state = dice.chance(0.03) ? 'ZZ' : stateCode;
    return {
      path: `${PLAN_SEARCH}/${yearOf(dice, world)}/products/${dice.pick(TYPES)}/state-codes/${state}/fips-county-codes/${county}`,
    };
  },

  details: (dice, world) => {
    const { planId, planYear } = dice.pick(world.plans);
    const id = dice.chance(0.05) ? planId.replace(/\d{3}$/, '999') : planId;
    const spelled = dice.chance(0.3) ? `${id.slice(0, 5)}-${id.slice(5, 8)}-${id.slice(8)}` : id;
    return {
      path: `/planinfo/details/VPP/plan-years/${dice.chance(0.9) ? planYear : yearOf(dice, world)}/plans/${spelled}`,
    };
  },

  estimate: (dice, world) => {
    const pharmacy = pharmacyOf(dice, world);
    return { path: ESTIMATE, body: { ...costQuestion(dice, world, dice.between(1, 20)), pharmacy } };
  },

  receipt: (dice, world) => ({
    path: '/drug-pricing-api/drugpricing/explainplancost',
    body: { ...costQuestion(dice, world, 1), pharmacy: pharmacyOf(dice, world) },
  }),

  'pharmacy-costs': (dice, world) => ({
    path: '/drug-pricing-api/drugpricing/comparepharmacies',
    body: {
      ...costQuestion(dice, world, dice.between(1, 4)),
      pharmacies: pharmaciesOf(dice, world, dice.between(1, 6)),
    },
  }),

  'drug-names': (dice, world) => ({ path: NAMES, body: { text: typed(dice, dice.pick(world.names)) } }),

  'drug-forms': (dice, world) => ({
    path: FORMS,
    body: dice.chance(0.5)
      ? { name: dice.pick(world.names) }
      : { nationalDrugCode: dice.pick(world.forms).nationalDrugCode },
  }),

  pharmacies: (dice, world) => ({
    path: PHARMACIES,
    body: {
      zipCode: placeOf(dice, world).zip,
      miles: dice.pick(MILES),
      ...(dice.chance(0.3) && { name: dice.pick(['care', 'drug', 'pharmacy', 'Rx', 'mart', 'zz']) }),
      ...(dice.chance(0.3) && { kind: dice.pick(PHARMACY_KINDS) }),
      ...(dice.chance(0.2) && { longTermCare: dice.chance(0.5) }),
    },
  }),

  networks: (dice, world) => {
    const { year, plans } = plansToAsk(dice, world, dice.between(1, 30));
    const planIds = plans.map(({ planId }) => planId);
    const pharmacyNumbers = pharmaciesOf(dice, world, dice.between(1, 10));
    return {
      path: '/pharmacysearch/pharmacies/v1/coverage/search',
      body: { planYear: year, planIds, pharmacyNumbers },
    };
  },
};

export const questionOf = (kind: Kind, dice: Dice, world: World): Question => ({
  ...MAKERS[kind](dice, world),
  encoding: dice.pick(ENCODINGS),
});

/** Mostly where plans are, and mostly where their costs are known; now and then anywhere. */
function placeOf(dice: Dice, { places, inhabited, priced }: World): Place {
  if (dice.chance(0.1) || inhabited.length === 0) return dice.pick(places);
  return dice.chance(0.4) && priced.length > 0 ? dice.pick(priced).place : dice.pick(inhabited);
}

const yearOf = (dice: Dice, { years }: World) => (dice.chance(0.05) ? (years[0] ?? 0) - 1 : dice.pick(years));

function plansToAsk(dice: Dice, world: World, count: number): { place: Place; year: number; plans: Plan[] } {
  if (dice.chance(0.75) && world.priced.length > 0) {
    const { place, year, plans } = dice.pick(world.priced);
    const others = dice.chance(0.3) ? dice.several(world.plansOf(year, place), 3) : [];
    return {
      place,
      year,
      plans: [...new Map([...dice.several(plans, count), ...others].map((plan) => [plan.planId, plan])).values()],
    };
  }
  const place = dice.pick(world.inhabited);
  const year = dice.pick(world.years.filter((each) => world.plansOf(each, place).length > 0));
  return { place, year, plans: dice.several(world.plansOf(year, place), count) };
}

function costQuestion(dice: Dice, world: World, count: number) {
  const { place, plans } = plansToAsk(dice, world, count);
  const unknown =
    dice.chance(0.05) && count > 1
      ? [{ contractId: 'H0000', pbpNumber: '999', segmentId: '000', planYear: dice.pick(world.years) }]
      : [];
  return {
    zip: place.zip,
    county: place.countyFips,
    drugs: drugsOf(dice, world),
    plans: [...plans.slice(0, count).map(toPrice), ...unknown],
    subsidyLevel: dice.chance(0.5) ? '' : dice.pick(SUBSIDY_LEVELS),
    copayCategory: dice.pick(['0', '0', '1', '2', '3', '4']),
    accumulatedTotalDrugCost: dice.chance(0.8) ? 0 : dice.between(0, 900_000) / 100,
    accumulatedTroopBalance: dice.chance(0.8) ? 0 : dice.between(0, 210_000) / 100,
  };
}

function drugsOf(dice: Dice, { forms }: World) {
  const chosen = dice.several(forms, dice.chance(0.05) ? 0 : dice.between(1, 12));
  const once = new Map(chosen.map((form) => [form.nationalDrugCode, form]));
  return [...once]
    .map(([code, { packages }]) => {
      const size = packages.length > 0 && dice.chance(0.9) ? dice.pick(packages).size : null;
      return {
        ndc: dice.chance(0.02) ? '00000000001' : code,
        quantity: dice.pick([0.5, 1, 1, 1, 2, 3, 4, 30, 100]),
        frequency: dice.chance(0.05) ? null : dice.pick(DRUG_FREQUENCIES),
        supplyLength: dice.pick([30, 90]),
        packageSize: size,
        packageQuantity: size && dice.chance(0.8) ? dice.between(1, 3) : null,
      };
    })
    .filter(({ ndc }, index, all) => all.findIndex((other) => other.ndc === ndc) === index);
}

const pharmacyOf = (dice: Dice, world: World) => (dice.chance(0.35) ? null : (pharmaciesOf(dice, world, 1)[0] ?? null));

function pharmaciesOf(dice: Dice, { pharmacies }: World, count: number): string[] {
  if (pharmacies.length === 0) return [NOBODY];
  return dice.several(dice.chance(0.1) ? [...pharmacies.slice(0, count), NOBODY] : pharmacies, count);
}

/** The first letters of a name, and sometimes one of them wrong. */
function typed(dice: Dice, name: string): string {
  const text = name.slice(0, dice.between(2, Math.max(2, name.length)));
  const at = dice.between(0, text.length - 1);
  return dice.chance(0.25) ? text.slice(0, at) + dice.pick(Array.from('aeinrst')) + text.slice(at + 1) : text;
}
