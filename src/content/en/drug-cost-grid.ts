/** The saved drugs by the saved plans, in the drugs view of the profile. */
export const drugGrid = {
  caption: (year: number) => `What your drugs cost with your saved plans in ${year}`,
  choose: 'Show the costs with this plan',
  drug: 'Drug',
  total: (year: number) => `All your drugs in ${year}`,
  aYear: (amount: string) => `${amount} a year`,
  outside: 'Full price, outside the network',
  working: 'Working it out…',
};
