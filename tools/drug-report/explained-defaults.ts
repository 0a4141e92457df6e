/*
 * Default months that lie apart from what formularies allow or claims hold, and why that is right. The same reasons
 * stand in docs/drug-quantities.md.
 */
export const ABOVE_LIMIT: readonly { names: RegExp; why: string }[] = [
  {
    names: /\[(?:Arexvy|Abrysvo|Mresvia|Shingrix)\]$/,
    why: 'a vaccine: the limit is for a year or for life, and the default is the one dose',
  },
];

export const APART_FROM_CLAIM: readonly { lines: readonly string[]; why: string }[] = [
  {
    lines: ['GLUCOTROL XL|GLIPIZIDE', 'LOTENSIN HCT|BENAZEPRIL/HYDROCHLOROTHIAZIDE'],
    why: 'once a day on the label; the few who take the brand get 90 days and some two tablets a day',
  },
  {
    lines: ['ACTONEL|RISEDRONATE SODIUM'],
    why: 'the line pools tablets for a day, a week and a month',
  },
];
