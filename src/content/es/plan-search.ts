import type { planList as english } from '../en/plan-search.ts';

export const planList: typeof english = {
  pageTitle: 'Planes de Medicare',
  title: (county) => `Planes de Medicare en ${county}`,
  titleWithoutPlace: 'Planes de Medicare cerca de usted',
  zip: (zip) => `Código postal ${zip}`,
  change: 'Cambiar el código postal',
  planYear: 'Año del plan',
  typesOfPlan: 'Tipos de plan',
  types: {
    ALL: 'Todos los planes',
    MAPD: 'Advantage con medicamentos',
    MA: 'Advantage sin medicamentos',
    PDP: 'Planes de medicamentos',
    SNP: 'Planes para necesidades especiales',
  },
  typeCount: (type, count) => `${type} (${count})`,
  count: (count, year) => (count === 1 ? `1 plan para ${year}` : `${count} planes para ${year}`),
  save: 'Guardar',
  saved: 'Guardado',

  nowSaved: (plan) => `${plan} se guardó en su perfil.`,
  noLongerSaved: (plan) => `${plan} ya no está guardado.`,
  notSaved: (plan) => `${plan} no se guardó.`,
  stillSaved: (plan) => `${plan} sigue guardado.`,
  noneOfYear: (year, county) => `No tenemos planes de ${year} para ${county}.`,
  seeOtherYear: (year) => `Ver planes de ${year}`,
  noneAnywhere: 'No tenemos planes para este condado en ningún año. Lo que guardó sigue en su perfil.',
  seeSaved: 'Ver sus planes guardados',
  whereDoYouLive: 'Díganos su código postal para ver planes.',
  badZip: 'La dirección de esta página no tiene un código postal válido. Escriba el suyo aquí.',
  wrongCounty: (zip) =>
    `El condado en la dirección de esta página no corresponde al código postal ${zip}. Elija el suyo aquí.`,
  loading: 'Cargando planes…',
  failed: 'No pudimos cargar los planes.',
};
