import type { planCard as english } from '../en/plan-card.ts';

export const planCard: typeof english = {
  enroll: 'Inscribirse en el plan',
  learnMore: 'Más información',
  viewDetails: 'Ver detalles',
  compare: 'Comparar planes',
  compareLimit: (most, leftOut) =>
    `Puede comparar ${most} planes a la vez, por eso ${leftOut === 1 ? 'queda' : 'quedan'} fuera ${leftOut} de estos.`,
  ofPlan: (plan) => `: ${plan}`,
  viewOnly: 'Está viendo el perfil de otra persona, por eso no puede hacer una inscripción desde aquí.',
  whyNotEnroll: {
    'outside-window':
      'Hoy no puede inscribirse aquí en este plan. Vea “¿Cuándo puedo inscribirme en un plan?” más abajo.',
    suppressed: 'No puede inscribirse en este plan en este sitio.',
    'institutional-snp': 'Inscríbase en este plan por teléfono.',
    'no-longer-offered': 'Este plan ya no se ofrece, por eso no puede inscribirse en él.',
  },
  needsReason: 'Para entrar ahora hace falta una razón, como una mudanza. La solicitud la pide.',
  statuses: {
    Saved: 'Guardada',
    'In Progress': 'En curso',
    'In-Progress': 'En curso',
    Pending: 'Pendiente',
    Submitted: 'Enviada',
    Approved: 'Aprobada',
    Withdrawn: 'Retirada',
    Denied: 'Denegada',
  },
  starRating: 'Calificación con estrellas',
  drugsCovered: 'Sus medicamentos cubiertos',
  ofDrugs: (covered, all) => `${covered} de ${all}`,
  yourPharmacy: 'Su farmacia',
  pharmacyStanding: {
    preferred: 'En la red, preferida',
    'in-network': 'En la red',
    'out-of-network': 'Fuera de la red',
  },
  benefits: 'Beneficios',
  benefitsNotFound: '¡No se encontraron beneficios!',
  noCoverage: 'Sin cobertura',
  highlights: 'Conviene saber',
  riders: 'Cobertura adicional que puede agregar',
  medicalPremium: 'Parte médica de la prima',
  drugPremium: 'Parte de la prima para medicamentos',
  partBReduction: 'Reducción de la prima de la Parte B',
  medicalDeductible: 'Deducible médico',
  combinedOutOfPocketMaximum: 'Máximo de su bolsillo, dentro y fuera de la red',
  tier1PreferredGeneric: 'Medicamentos genéricos preferidos de nivel 1',
  prescriptionDrugs: 'Medicamentos con receta',
  dentalNetwork: 'Cobertura dental',
  dentalAnswers: { covered: 'Cubierta', 'not-covered': 'Sin cobertura' },
  footnotes: {
    title: 'Notas',
    mark: (marker) => `nota ${marker}`,
    highDeductible: 'Con un plan de deducible alto, usted paga más antes de que el plan comience a pagar.',
    wellnessExtras: 'Los extras de bienestar se suman a la cobertura médica del plan. Pregunte al plan qué incluyen.',
  },
  snpTooltips: {
    medicaid: null,
    'chronic-condition':
      'Este plan para necesidades especiales es para personas con cierta enfermedad de larga duración. El plan le pedirá que demuestre que la tiene.',
    'nursing-home-care':
      'Este plan para necesidades especiales es para personas que viven en un hogar de ancianos, o que necesitan el mismo nivel de atención en su casa.',
  },
  aboutEligibility: (label) => `¿Qué significa “${label}”?`,
};
