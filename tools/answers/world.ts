import { readNpmGeography } from '#server/catalogue/geography/npm-geography.ts';
import { type Dice, diceOf } from './dice.ts';
import { ask, forEachOf, type Question } from './question.ts';

export type Place = { zip: string; stateCode: string; countyFips: string };
export type Plan = { planId: string; contractId: string; pbpNumber: string; segmentId: string; planYear: number };
export type Form = { nationalDrugCode: string; drugName: string; packages: { size: number }[] };

/** What there is to ask about, as the older server tells it. */
export type World = {
  years: readonly number[];
  places: Place[];
  /** By year and county. */
  plansOf(year: number, place: Place): readonly Plan[];
  plans: Plan[];
  /** Places with plans, those whose plans have drug costs, and those plans. */
  inhabited: Place[];
  priced: { place: Place; year: number; plans: Plan[] }[];
  names: string[];
  forms: Form[];
  pharmacies: string[];
};

const TYPED = 160;
const PHARMACY_PLACES = 60;
const PLANS_A_CALL = 60;
/** The call refuses longer ones. */
const LONGEST_NAME = 200;
const COMMON = ['atorvastatin', 'lisinopril', 'Eliquis', 'metformin', 'omeprazole', 'gabapentin', 'Jardiance'];

export const PLAN_SEARCH = '/planinfo/product-details/VPP/plan-years';
export const ESTIMATE = '/drug-pricing-api/drugpricing/estimateplancost';
export const NAMES = '/drug-info-api/druginfo/names/v1/search';
export const FORMS = '/drug-info-api/druginfo/forms/v1/search';
export const PHARMACIES = '/pharmacysearch/pharmacies/v1/search';

export async function exploreWorld(origin: string, years: readonly number[], seed: string): Promise<World> {
  const dice = diceOf(`${seed} world`);
  const fetchReply = async <Reply>(question: Omit<Question, 'encoding'>) => {
    const { status, reply } = await ask(origin, { ...question, encoding: 'identity' });
    if (status !== 200) throw new Error(`${question.path} answered ${status}: ${JSON.stringify(reply)}`);
    return reply as Reply;
  };

  const places = readPlaces();
  const found = new Map<string, Plan[]>();
  await forEachOf(
    years.flatMap((year) => places.map((place) => ({ year, place }))),
    async ({ year, place }) => {
      const path = `${PLAN_SEARCH}/${year}/products/ALL/state-codes/${place.stateCode}/fips-county-codes/${place.countyFips.slice(2)}`;
      const { plans } = await fetchReply<{ plans: Plan[] }>({ path });
      found.set(keyOf(year, place), plans.map(bare));
    },
  );
  const byNumber = new Map([...found.values()].flat().map((plan) => [numberOf(plan), plan]));
  const plans = [...byNumber.values()].sort((a, b) => (numberOf(a) < numberOf(b) ? -1 : 1));
  const plansOf = (year: number, place: Place) => found.get(keyOf(year, place)) ?? [];

  const pairs = CONSONANTS.flatMap((first) => VOWELS.map((second) => first + second));
  const texts = [...COMMON, ...pairs, ...Array.from({ length: TYPED }, () => lettersOf(dice))];
  const named: string[] = [];
  await forEachOf(texts, async (text) => {
    const { drugs } = await fetchReply<{ drugs: { name: string }[] }>({ path: NAMES, body: { text } });
    named.push(...drugs.map(({ name }) => name));
  });
  const names = [...new Set(named)].filter((name) => name.length <= LONGEST_NAME).sort();
  const forms: Form[] = [];
  await forEachOf(names, async (name) => {
    forms.push(...(await fetchReply<{ forms: Form[] }>({ path: FORMS, body: { name } })).forms);
  });
  forms.sort((a, b) => (a.nationalDrugCode < b.nationalDrugCode ? -1 : 1));

  const numbers: string[] = [];
  const inhabited = places.filter((place) => years.some((year) => plansOf(year, place).length > 0));
  await forEachOf(dice.several(inhabited, PHARMACY_PLACES), async ({ zip: zipCode }) => {
    type Found = { pharmacies: { pharmacyNumber: string }[] };
    const { pharmacies } = await fetchReply<Found>({ path: PHARMACIES, body: { zipCode, miles: 50 } });
    numbers.push(...pharmacies.map(({ pharmacyNumber }) => pharmacyNumber));
  });

  const costed = await plansWithCosts(plans);
  const priced = years.flatMap((year) =>
    places.flatMap((place) => {
      const here = plansOf(year, place).filter(({ planId }) => costed.has(`${year} ${planId}`));
      return here.length > 0 ? [{ place, year, plans: here }] : [];
    }),
  );
  const pharmacies = [...new Set(numbers)].sort();
  return { years, places, plansOf, plans, inhabited, priced, names, forms, pharmacies };

  async function plansWithCosts(all: readonly Plan[]): Promise<Set<string>> {
    const known = new Set<string>();
    const ndc = forms.find(({ drugName }) => drugName.toLowerCase() === COMMON[0])?.nationalDrugCode;
    if (!ndc) return known;
    const drug = { ndc, quantity: 1, frequency: 'Day', supplyLength: 30, packageSize: null, packageQuantity: null };
    const calls = Array.from({ length: Math.ceil(all.length / PLANS_A_CALL) }, (_, index) =>
      all.slice(index * PLANS_A_CALL, (index + 1) * PLANS_A_CALL).map(toPrice),
    );
    await forEachOf(calls, async (wanted) => {
      type Costs = { plans: { planId: string; planYear: number; annualDrugCost: number | null }[] };
      const body = { zip: '98101', county: '53033', pharmacy: null, drugs: [drug], plans: wanted };
      for (const plan of (await fetchReply<Costs>({ path: ESTIMATE, body })).plans) {
        if (plan.annualDrugCost !== null) known.add(`${plan.planYear} ${plan.planId}`);
      }
    });
    return known;
  }
}

export const toPrice = ({ contractId, pbpNumber, segmentId, planYear }: Plan) => ({
  contractId,
  pbpNumber,
  segmentId,
  planYear,
});

const bare = ({ planId, ...plan }: Plan): Plan => ({ planId, ...toPrice({ planId, ...plan }) });

const numberOf = ({ planYear, planId }: Plan) => `${planYear} ${planId}`;

const keyOf = (year: number, { countyFips }: Place) => `${year} ${countyFips}`;

const VOWELS = Array.from('aeiouy');
const CONSONANTS = Array.from('bcdfghklmnprstvxz');

/** Two to four letters as a name may begin with. */
function lettersOf(dice: Dice): string {
  const letters = [CONSONANTS, VOWELS, CONSONANTS, VOWELS].map(dice.pick);
  return letters.slice(dice.chance(0.2) ? 1 : 0, dice.between(2, 4) + 1).join('');
}

/** A ZIP code of each county. */
function readPlaces(): Place[] {
  const { counties, zips } = readNpmGeography();
  const zipOf = new Map<string, string>();
  for (const [zip, [countyFips = '']] of zips) if (!zipOf.has(countyFips)) zipOf.set(countyFips, zip);
  return counties.flatMap(({ countyFips, stateCode }) => {
    const zip = zipOf.get(countyFips);
    return zip ? [{ zip, stateCode, countyFips }] : [];
  });
}
