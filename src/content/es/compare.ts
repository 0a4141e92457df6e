import type { compare as english } from '../en/compare.ts';

export const compare: typeof english = {
  pageTitle: 'Comparar planes',
  title: (count) => `Comparar ${count} planes`,
  caption: 'Planes lado a lado',
  whatIsCompared: 'Qué se compara',
  better: { lowest: 'El más bajo', covered: 'Con cobertura', better: 'Mejor' },
  drugsCovered: 'Sus medicamentos cubiertos',
  pharmacy: {
    label: 'Su farmacia',
    preferred: 'En la red, preferida',
    inside: 'En la red',
    outside: 'Fuera de la red',
  },
  sides: { left: 'Plan de la izquierda', right: 'Plan de la derecha' },
  nowShown: (left, right) => `Ahora se muestran: ${left} y ${right}.`,
  leftOutRows: (count) =>
    count === 0
      ? 'Se muestran todas las filas.'
      : count === 1
        ? 'No se muestra 1 fila. Es igual en todos los planes, o no la sabemos de ninguno.'
        : `No se muestran ${count} filas. Son iguales en todos los planes, o no las sabemos de ninguno.`,
  chooseMore: 'Vaya a los planes de su condado, marque los que le gusten con “Comparar” y vuelva.',
  badPlan: (text) => `“${text}” no es un número de plan.`,
  viewDetails: 'Ver detalles',
  remove: 'Quitar',
  tier: (tier) => `Nivel de medicamentos ${tier}`,
  onlyDifferences: 'Mostrar solo lo que es diferente',
  removePlan: (plan) => `Quitar ${plan} de esta página`,
  addPlan: 'Agregar otro plan',
  backToPlans: 'Volver a los planes',
  print: 'Imprimir esta comparación',
  groups: {
    first: 'Lo que más importa',
    costs: 'Más sobre los costos',
    drugs: 'Cobertura de medicamentos',
    ratings: 'Calificaciones con estrellas',
  },
  tooFew: 'Elija al menos 2 planes para comparar.',
  tooMany: (most) => `Puede comparar hasta ${most} planes. Mostramos los primeros ${most}.`,
  leftOut: {
    suppressed: (plan) => `${plan} no aparece: no se puede comparar en este sitio.`,
    pffs: (plan) => `${plan} no aparece: los planes privados de pago por servicio no se pueden comparar aquí.`,
    notFound: (id) => `No tenemos un plan con el número ${id} para este año.`,
  },
  loading: 'Cargando los planes…',
  failed: 'No pudimos cargar los planes para comparar.',
};
