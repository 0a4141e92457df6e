import type { drugPanel as english } from '../en/drug-cost-panel.ts';

export const drugPanel: typeof english = {
  title: 'Costo anual estimado de medicamentos',
  addDrugs: 'Agregue sus medicamentos para ver cuánto podrían costarle con este plan.',
  add: 'Agregar medicamentos',
  addOrEdit: 'Agregar o cambiar medicamentos',
  loading: 'Calculando el costo de sus medicamentos…',
};
