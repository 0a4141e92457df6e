import type { restOfYear as english } from '../en/drug-cost-rest-of-year.ts';

export const restOfYear: typeof english = {
  inMonth: (month, year) => `En ${month} de ${year}`,
  inMonths: (first, last, year) => `De ${first} a ${last} de ${year}`,
  premium: (when, amount) => `${when}: prima ${amount} +`,
  premiumUnknown: (when) => `${when}, sin la prima, que no sabemos:`,
  drugs: (amount) => `medicamentos ${amount}`,
  notCovered: (amount) => `(de eso ${amount} no cubierto)`,
  total: (amount) => `= ${amount}`,
};
