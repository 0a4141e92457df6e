import type { sourceWords as english } from '../en/source-words.ts';

export const sourceWords: typeof english = {
  notCovered: 'Sin cobertura',
  someCoverage: 'Cobertura parcial',
  tier: (tier) => `Nivel ${tier}`,
  range: (from, to) => `${from} a ${to}`,
  or: (amounts) => amounts.join(' o '),
  copay: (amount) => `copago\u00a0de\u00a0${amount}`,
  coinsurance: (amount) => `coseguro\u00a0del\u00a0${amount}`,
  beside: (copay, coinsurance) => `${copay}, ${coinsurance}`,
  both: (copay, coinsurance) => `${copay} y ${coinsurance}`,
  perStay: (amount) => `${amount} por estadía`,
  perDay: (amount) => `${amount} por día`,
  perReserveDay: (amount) => `${amount} por cada día de reserva de por vida`,
  days: (from, to) => (from === to ? `el día ${from}` : `del día ${from} al ${to}`),
  limits: {
    'prior-authorization': 'El plan debe aprobarlo antes',
    referral: 'Su médico debe enviarlo',
    'plan-limits': 'El plan pone límites',
  },
  rider: (number) => `Paquete ${number}`,
  riderCosts: { 'monthly-premium': 'Prima mensual', deductible: 'Deducible' },
  riderContents: (contents) => `Incluye ${contents}`,
};
