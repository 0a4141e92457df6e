import type { browse as english } from '../en/browse.ts';
import { network } from './plan-facts.ts';

export const browse: typeof english = {
  filters: 'Filtros',
  bar: 'Elija lo que quiere ver',
  closeFilters: 'Cerrar los filtros sin cambios',
  fitting: (count) => (count === 0 ? 'Ningún plan cumple' : count === 1 ? '1 plan cumple' : `${count} planes cumplen`),
  showFitting: (count) =>
    count === 0 ? 'Ningún plan cumple: vea por qué' : count === 1 ? 'Mostrar 1 plan' : `Mostrar ${count} planes`,
  clearFilters: 'Quitar todos los filtros',
  ignored: 'No entendimos una parte de la dirección de esta página, así que la dejamos fuera.',
  leftOut: (count) =>
    count === 1
      ? 'Dejamos fuera 1 plan, porque no tenemos ese dato.'
      : `Dejamos fuera ${count} planes, porque no tenemos ese dato.`,
  filtersOn: (count) => (count === 1 ? '1 filtro activo' : `${count} filtros activos`),
  removeFilter: (filter) => `Quitar el filtro: ${filter}`,
  premium: {
    title: 'Prima mensual',
    any: 'Cualquier prima',
    zero: 'Prima de $0',
    upTo: (amount) => `Hasta ${amount} al mes`,
  },
  carrier: { title: 'Compañía de seguros', any: 'Todas las compañías' },
  network: { title: 'Tipo de red', name: network, any: 'Todos los tipos' },
  benefits: {
    title: 'Beneficios',
    hint: 'Muestra solo los planes que se sabe que tienen todos estos.',
    names: {
      dental: 'Dental',
      vision: 'Visión',
      hearing: 'Audición',
      fitness: 'Ejercicio',
      'over-the-counter': 'Artículos sin receta',
      transportation: 'Transporte a la atención médica',
      telehealth: 'Consultas por teléfono o video',
      meals: 'Comidas después de una hospitalización',
    },
  },
  stars: {
    title: 'Calificación con estrellas',
    any: 'Cualquier calificación',
    atLeast: (stars) => (stars === '5' ? '5 estrellas' : `${stars} estrellas o más`),
    hint: 'Medicare califica los planes de 1 a 5 estrellas. Los planes sin calificación se ocultan mientras este filtro esté activo.',
  },
  sort: {
    label: 'Ordenar por',
    orders: {
      'total-cost': 'Prima anual, primero la más baja',
      premium: 'Prima mensual, primero la más baja',
      stars: 'Calificación con estrellas, primero la más alta',
    },
    unknownLast: 'Los planes cuya cifra no está disponible van al final.',
  },
  yearlyPremium: 'Prima anual',
  yearlyPremiumNote: 'La prima anual son 12 primas mensuales. No incluye lo que paga por atención y medicamentos.',
  shown: (shown, all) => (shown === all ? (all === 1 ? '1 plan' : `${all} planes`) : `${shown} de ${all} planes`),
  noneFit: 'Ningún plan cumple con todos sus filtros.',
  dropFilter: (filter, count) =>
    count === 1 ? `Quite “${filter}” y 1 plan cumple.` : `Quite “${filter}” y ${count} planes cumplen.`,
  dropSeveral: 'Quite dos o más de ellos.',
  showWithout: (filter, count) => `Quitar “${filter}” (${count === 1 ? '1 plan' : `${count} planes`})`,
  showMore: (count) => (count === 1 ? 'Mostrar 1 plan más' : `Mostrar ${count} planes más`),
  seen: (shown, all) => `Aquí se muestran ${shown} de ${all} planes.`,
  details: 'Ver detalles',
  share: {
    copy: 'Copiar un enlace a esta lista',
    copied: 'El enlace está copiado.',
    failed: 'No se pudo copiar el enlace.',
  },
  tray: {
    title: 'Planes para comparar',
    add: 'Comparar',
    remove: 'Quitar de la comparación',
    addPlan: (plan) => `Agregar ${plan} para comparar`,
    removePlan: (plan) => `Quitar ${plan} de la comparación`,
    count: (count, most) => `${count} de ${most} elegidos`,
    full: (most) => `Puede comparar hasta ${most} planes. Quite uno para ver otro.`,
    needTwo: 'Elija al menos 2 planes para comparar.',
    compare: 'Comparar',
    clear: 'Borrar',
    notComparable: 'Este plan no se puede comparar aquí.',
  },
};
