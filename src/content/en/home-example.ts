/** The example of a year on the home page: its figures are worked out, and never stand here. */
export const homeExample = {
  label: 'An example, not your costs',
  title: (county: string) => `A year in ${county}`,
  withDrugs: 'With three drugs, each for the whole year:',
  rule: 'Of the Advantage plans there that cover all three, this one costs the least.',
  from: 'Worked out from',
};
