import type { drugPricing as english } from '../en/drug-cost-pricing.ts';
import { doseItems } from './dose-items.ts';
import { phases } from './drug-cost-phases.ts';

export const drugPricing: typeof english = {
  title: (plan) => `Precios de medicamentos: ${plan}`,
  close: 'Cerrar ventana',
  drug: 'Medicamento',
  coverage: 'Cobertura',
  tier: 'Nivel',
  tierOf: (tier) => `Nivel ${tier}`,
  noTier: 'Sin nivel',
  price: 'Precio de un surtido',
  initialCost: 'Usted paga por un surtido',
  year: 'Usted paga en el año',
  total: 'Todos los medicamentos en el año',
  notAvailable: 'No disponible',
  deductible: (amount) => `Deducible anual de medicamentos: ${amount}`,
  allTiers: 'Deducible anual de medicamentos: ninguno en todos los niveles',
  deductibleUnknown: 'Deducible anual de medicamentos: No disponible',
  editList: 'Cambiar la lista de medicamentos',
  limits: 'Reglas del plan',
  priorAuthorization: 'El plan debe aprobarlo antes (autorización previa)',
  stepTherapy: 'Debe probar antes otro medicamento (terapia escalonada)',
  quantityLimit: (amount, days) => `Como máximo ${amount} en ${days} días`,
  amounts: { EA: (number) => number, ML: doseItems.units.ML.amount, GM: doseItems.units.GM.amount },
  inItems: (amount, count, item) => {
    const { one, many } = doseItems.items[item];
    return `${amount} (${count} ${count === '1' ? one : many})`;
  },
  overLimit: 'Usted toma más que eso. Pida al plan una excepción antes de contar con este costo.',
  notOffered: 'El plan no ofrece esta cantidad en esta farmacia, así que usted paga el precio completo.',
  months: 'Mes por mes',
  monthsLoading: 'Buscando los meses…',
  monthsFailed: 'No pudimos obtener los meses.',
  monthsOutside:
    'Estos costos vienen de otro servicio de costos de medicamentos. No nos dice cómo se reparten en el año.',
  changed: 'Los precios cambiaron desde que abrió la página. Cárguela de nuevo para ver los nuevos.',
  month: 'Mes',
  youPay: 'Paga por medicamentos',
  monthBars: {
    label: 'Qué muestran las barras',
    premium: (amount) => `Prima: ${amount} más cada mes`,
    noPremium: 'Prima: No disponible',
    covered: 'Medicamentos cubiertos',
    notCovered: 'Medicamentos a precio completo',
    inFull: (amount) => `${amount} de eso, a precio completo`,
  },
  phase: 'Qué lo decide',
  phases,
  noFill: 'Nada que pagar',
  byPhase: (drug) => `Qué decide el año de ${drug}`,
  phaseCost: (phase, amount) => `${phase} ${amount}`,
  parts: {
    covered: 'Medicamentos cubiertos en el año',
    supplemental: 'Cobertura adicional del plan en el año',
    notCovered: 'Medicamentos no cubiertos, en el año',
  },
  limitReached: (month) =>
    `Alcanza el límite anual en ${month}. Después, los medicamentos cubiertos no le cuestan nada.`,
  from: (source, date) => (date ? `De ${source}, al ${date}.` : `De ${source}.`),
  madeUp: 'una muestra inventada',
};
