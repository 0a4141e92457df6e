import type { savedPlans as english } from '../en/saved-plans.ts';

export const savedPlans: typeof english = {
  title: 'Sus planes',
  planYear: 'Año del plan',
  caption: (first, second) =>
    `Los planes comienzan en noviembre o diciembre de ${first}, o en enero de ${second} o después.`,
  advantage: 'Planes Medicare Advantage',
  drugPlans: 'Planes de medicamentos',
  count: (heading, count) => `${heading} (${count})`,
  empty: 'No tiene planes guardados.',
  emptyOfYear: (year) => `Todavía no hay nada guardado para ${year}. Busque planes que le gusten y guárdelos aquí.`,
  alsoSaved: (count, year) =>
    count === 1 ? `Tiene 1 plan guardado para ${year}.` : `Tiene ${count} planes guardados para ${year}.`,
  seeYear: (year) => `Ver ${year}`,
  browse: 'Ver todos los planes',
  loading: 'Cargando sus planes…',
  failed: 'No pudimos cargar sus planes. No se perdió nada de lo que guardó.',
  dateUnknown: 'No pudimos confirmar la fecha de hoy con nuestro servidor, por eso pueden faltar algunas opciones.',
  noLongerOffered: 'Ya no se ofrece',
  noLongerOfferedWhy: 'Ya no tenemos información de este plan. Lo conservamos aquí tal como lo guardó.',
  savedFor: (county, zip) => (county ? `${county}, código postal ${zip}` : `Código postal ${zip}`),
  savedOn: (time) => `Guardado el ${time}`,
  remove: 'Quitar',
  removePlan: (plan) => `Quitar ${plan}`,
  removeQuestion: '¿Seguro que quiere quitar este plan?',
  confirmRemove: 'Quitar de los planes guardados',
  keep: 'Conservar el plan',
  close: 'Cerrar el diálogo',
  removed: (plan) => `${plan} ya no está entre sus planes guardados.`,
  putBack: (plan) => `${plan} está otra vez en sus planes guardados.`,
  notRemoved: (plan) => `No se pudo quitar ${plan}. Sigue guardado.`,
  unreadable: (plan) =>
    `No podemos leer lo que guardó de ${plan}, por eso no está en su lista. Guarde el plan otra vez o quítelo.`,
};
