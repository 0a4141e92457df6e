import type { drugGrid as english } from '../en/drug-cost-grid.ts';

/** Los medicamentos guardados por los planes guardados. */
export const drugGrid: typeof english = {
  caption: (year) => `Lo que cuestan sus medicamentos con sus planes guardados en ${year}`,
  choose: 'Ver los costos con este plan',
  drug: 'Medicamento',
  total: (year) => `Todos sus medicamentos en ${year}`,
  aYear: (amount) => `${amount} al\u00a0año`,
  outside: 'Precio completo, fuera de la red',
  working: 'Calculando…',
};
