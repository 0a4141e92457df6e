/** Where a supply is bought: by mail, at the pharmacy that was chosen, or at any pharmacy with a counter. */
type Place = 'mail' | 'chosen' | 'retail';

const PLACES: Record<Place, string> = {
  mail: 'by mail',
  chosen: 'at your pharmacy',
  retail: 'at a retail pharmacy',
};

/** A yearly figure for drugs in its parts, and what is said of each drug: the same words wherever such a figure stands. */
export const drugYear = {
  notAvailable: 'Not available',
  withExtraHelp: (amount: string) => `With Extra Help ${amount}`,
  withoutExtraHelp: (amount: string) => `Without Extra Help ${amount}`,
  covered: (amount: string) => `${amount} covered`,
  supplemental: (amount: string) => `${amount} for drugs that Medicare leaves out and this plan adds`,
  supplementalUnknown: 'Drugs that Medicare leaves out and this plan adds: price not available',
  /** What the plan does not pay for: the full price of the drugs that are named. */
  unpaid: {
    'not-covered': {
      known: (amount: string, drugs: string) => `${amount} not covered: ${drugs}`,
      unknown: (drugs: string) => `Not covered: ${drugs}, price not available`,
    },
    'not-sold': {
      known: (amount: string, drugs: string) => `${amount} covered, but not sold this way: ${drugs}`,
      unknown: (drugs: string) => `Covered, but not sold this way: ${drugs}, price not available`,
    },
    'out-of-network': {
      known: (amount: string, drugs: string) => `${amount} full price outside the network: ${drugs}`,
      unknown: (drugs: string) => `Full price outside the network: ${drugs}, price not available`,
    },
  },
  plus: (part: string) => `+ ${part.charAt(0).toLowerCase()}${part.slice(1)}`,
  ifNotCovered:
    'For a drug that is not covered: ask your doctor about a form of it, or a drug like it, that the plan covers. Or ask the plan to cover it for you (an exception).',
  coveredOf: (covered: number, all: number) => `${covered} of ${all} drugs covered`,
  notSoldAs: (days: number, place: Place) => `Covered, but not sold as ${days} days ${PLACES[place]}`,
  ofDrug: (drug: string, sentence: string) => `${drug}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  offers: {
    heading: 'What the plan does sell',
    none: 'We know of no other way in which the plan sells this drug. Please ask the plan.',
    line: (days: number, place: Place, fill: string | null) =>
      `${days} days ${PLACES[place]}: ${fill === null ? 'price not available' : `${fill} a fill`}`,
    onceMet: 'A fill costs this once any deductible is met.',
    switchTo: (days: number) => `Switch to ${days} days`,
    choose: { retail: 'Choose a retail pharmacy', mail: 'Choose a mail pharmacy' },
    switching: 'Saving…',
    switched: (drug: string, days: number) => `${drug} now comes as ${days} days.`,
    notSwitched: 'Your drug was not changed. Please try again.',
  },
  averagePrice: (year: number | null) =>
    year === null ? 'Average price that Medicare paid' : `Average price that Medicare paid in ${year}`,
  ofAllStrengths: 'average of all strengths',
  negotiated:
    'Medicare has agreed on a new, lower price for this drug since then. We do not have it yet, so you may pay less.',
  overLimit: 'You take more of it than the plan allows. Ask the plan for an exception before you count on this cost.',
  restsOnAverage: (count: number, all: number, year: number | null) =>
    `${count} of ${all} drugs ${count === 1 ? 'uses' : 'use'} average ${year === null ? '' : `${year} `}prices`,
};
