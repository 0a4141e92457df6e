/** Why a line of the most used drugs has no price, or a claim of it is far from a month by the usual quantity. */
export const COST_NOTES: Readonly<Record<string, string>> = {
  'ALBUTEROL SULFATE HFA|ALBUTEROL SULFATE': 'the names of RxNorm at hand lack the inhaler: letter A is not in them',
  'ALENDRONATE SODIUM|ALENDRONATE SODIUM': 'the names of RxNorm at hand lack alendronic acid: letter A is not in them',
  'TRIAMCINOLONE ACETONIDE*|TRIAMCINOLONE ACETONIDE': 'creams, pastes, sprays and injections are in one line',
  'CIPROFLOXACIN HCL*|CIPROFLOXACIN HCL': 'tablets and drops are in one line',
};
