/** What is left of a running year: 'In December 2026: premium $20.00 + drugs $145.00 = $165.00'. */
export const restOfYear = {
  inMonth: (month: string, year: number) => `In ${month} ${year}`,
  inMonths: (first: string, last: string, year: number) => `From ${first} to ${last} ${year}`,
  premium: (when: string, amount: string) => `${when}: premium ${amount} +`,
  premiumUnknown: (when: string) => `${when}, without the premium, which we do not know:`,
  drugs: (amount: string) => `drugs ${amount}`,
  notCovered: (amount: string) => `(${amount} of it not covered)`,
  total: (amount: string) => `= ${amount}`,
};
