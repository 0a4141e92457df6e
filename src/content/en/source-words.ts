/** How the values of the source are said: what a person pays, its limits and packages. */
export const sourceWords = {
  notCovered: 'Not covered',
  someCoverage: 'Some coverage',
  tier: (tier: number) => `Tier ${tier}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  or: (amounts: readonly string[]) => amounts.join(' or '),
  copay: (amount: string) => `${amount} copay`,
  coinsurance: (amount: string) => `${amount} coinsurance`,
  beside: (copay: string, coinsurance: string) => `${copay}, ${coinsurance}`,
  both: (copay: string, coinsurance: string) => `${copay} and ${coinsurance}`,
  perStay: (amount: string) => `${amount} per stay`,
  perDay: (amount: string) => `${amount} per day`,
  perReserveDay: (amount: string) => `${amount} per lifetime reserve day`,
  days: (from: number, to: number) => (from === to ? `on day ${from}` : `for days ${from} to ${to}`),
  limits: {
    'prior-authorization': 'The plan must agree first',
    referral: 'Your doctor must send you',
    'plan-limits': 'The plan sets limits',
  },
  rider: (number: number) => `Package ${number}`,
  riderCosts: { 'monthly-premium': 'Monthly premium', deductible: 'Deductible' },
  riderContents: (contents: string) => `Includes ${contents}`,
};
