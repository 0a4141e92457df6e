import type { planFacts as english } from '../en/plan-facts.ts';

/** The words of CMS, as the plan files write them. */
const REASONS: Record<string, string> = {
  'not applicable': 'No corresponde',
  'not enough data available': 'No hay suficientes datos',
  'plan too new to be measured': 'El plan es demasiado nuevo para calificarlo',
};

/** HMO, PPO and the like are names. */
const NETWORKS: Record<string, string> = { Cost: 'De costo', 'Regional PPO': 'PPO regional' };

export const network = (type: string) => NETWORKS[type] ?? type;

export const planFacts: typeof english = {
  kind: {
    withDrugs: (how) => `${network(how)} con cobertura de medicamentos`,
    withoutDrugs: (how) => `${network(how)} sin cobertura de medicamentos`,
    specialNeeds: (how) => `Plan ${network(how)} para necesidades especiales`,
    drugPlan: 'Plan de medicamentos (PDP)',
  },
  monthlyPremium: 'Prima mensual',
  drugDeductible: 'Deducible de medicamentos',
  outOfPocketMaximum: 'Máximo de su bolsillo',
  inEnglish: 'en inglés',
  notAvailable: 'No disponible',
  noDrugCoverage: 'Sin cobertura de medicamentos',
  stars: (stars, year) => `${stars.toFixed(1)} de 5 estrellas (${year})`,
  shortStars: (stars, year) => `${stars.toFixed(1)} de 5 (${year})`,
  starRating: 'Calificación con estrellas',
  starReason: (reason) => {
    const text = REASONS[reason.toLowerCase()];
    return { text: text ?? reason, isSource: text === undefined };
  },
  madeUp: 'Ejemplo inventado',
  madeUpPage: 'Todos los planes de esta página son inventados. No puede inscribirse en ellos.',
  eligibility: {
    medicaid: 'Se requiere Medicaid',
    'chronic-condition': 'Se requiere una enfermedad crónica',
    'nursing-home-care': 'Se requiere nivel de atención de un hogar de ancianos',
  },
  highDeductible: 'Deducible alto',
  doctors: {
    label: 'Sus médicos',
    working: 'Consultando…',
    none: 'Sin red de médicos',
    inNetwork: (count, of) => `${count} de ${of} en la red`,
    acceptMedicare: (count, of) => `${count} de ${of} aceptan Medicare`,
    notListed: (count) => (count === 1 ? '1 no está en la lista' : `${count} no están en la lista`),
    notAvailable: (count) => (count === 1 ? '1 no disponible' : `${count} no disponibles`),
  },
};
