import type { genericSaving as english } from '../en/drug-estimator-generic-saving.ts';

export const genericSaving: typeof english = {
  noPlans: (year) => `El ahorro depende del plan. No tiene un plan guardado para ${year} que cubra medicamentos.`,
  doseFirst: 'Indique cuánto toma para ver el ahorro.',
  working: 'Calculando el ahorro…',
  failed: 'No pudimos calcular el ahorro.',
  notAvailable: 'El ahorro no está disponible.',
  withPlan: (plan) => `Con ${plan}`,
  withPlans: (known, all) => (known === all ? 'Con sus planes guardados' : `Con ${known} de sus planes guardados`),
  same: (where) => `${where}, sus medicamentos costarían lo mismo.`,
  less: (where, amount) => `${where}, sus medicamentos costarían unos ${amount} menos al año.`,
  more: (where, amount) => `${where}, sus medicamentos costarían unos ${amount} más al año.`,
  lessBetween: (where, least, most) => `${where}, sus medicamentos costarían entre ${least} y ${most} menos al año.`,
  moreBetween: (where, least, most) => `${where}, sus medicamentos costarían entre ${least} y ${most} más al año.`,
  lessUpTo: (where, most) => `${where}, sus medicamentos costarían lo mismo o hasta ${most} menos al año.`,
  moreUpTo: (where, most) => `${where}, sus medicamentos costarían lo mismo o hasta ${most} más al año.`,
  mixed: (where, less, more) =>
    `${where}, sus medicamentos costarían hasta ${less} menos o hasta ${more} más al año. Depende del plan.`,
  partial: 'Para sus otros planes el ahorro no está disponible.',
  reference: (year) => (year === null ? 'Estimado con precios promedio.' : `Estimado con precios promedio de ${year}.`),
  madeUp: 'Los planes y los precios son inventados, para probar.',
};
