/** Where a row of a profile came from; with a day where it is known. */
export const origin = {
  typed: 'Added by you',
  imported: 'From your Medicare claims',
  agent: 'From your talk with an agent',
  on: (from: string, date: string) => `${from} on ${date}`,
};
