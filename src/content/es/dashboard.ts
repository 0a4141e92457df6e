import type { dashboard as english } from '../en/dashboard.ts';

export const dashboard: typeof english = {
  activePlans: {
    title: 'El plan que tiene',
    next: 'El plan que tendrá',
    type: 'Tipo de plan',
    types: {
      MAPD: 'Medicare Advantage con medicamentos',
      MA: 'Medicare Advantage sin medicamentos',
      PDP: 'Plan de medicamentos',
      SNP: 'Plan para necesidades especiales',
    },
    year: 'Año del plan',
    premium: 'Prima mensual',
    start: 'Fecha de inicio',
    end: 'Fecha de fin',
    source: (date) => `Según sus reclamaciones de Medicare el ${date}.`,
    sourceNoDate: 'Según sus reclamaciones de Medicare.',
    unnamed: 'Nombre no disponible',
    number: (contract, pbp) => `Número del plan ${contract}-${pbp}`,
    noSegment: 'Sus reclamaciones no dicen qué versión del plan es. Pregúntele al plan antes de comparar.',
    future: 'Este plan todavía no empieza.',
    care: 'Cubre médicos y hospitales',
    drugs: 'Cubre medicamentos',
    call: 'Llame al plan:',
  },
  calendar: {
    title: 'Su año en dinero y días',
    text: 'Vea lo que paga cada mes y los días que no debe olvidar.',
    show: 'Mostrar el calendario',
    hide: 'Ocultar el calendario',
  },
  findPlan: {
    title: 'Encuentre un plan para usted',
    text: 'Vea cuánto cuestan y qué cubren otros planes cerca de usted.',
    find: 'Buscar planes',
  },
  tiles: {
    title: 'Lo que guardó',
    plans: 'Planes guardados',
    drugs: 'Medicamentos',
    providers: 'Médicos y dentistas',
    see: (what, count) => `${what}: ${count}`,
    unknown: (what) => `${what}: no disponible`,
  },
};
