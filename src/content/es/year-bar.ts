import type { YearBarWords } from '../en/year-bar.ts';

export const yearBar: YearBarWords = {
  total: (year) => `Total de ${year}`,
  parts: {
    premium: 'Prima del año',
    'covered-drugs': 'Medicamentos cubiertos',
    'not-covered-drugs': 'Medicamentos a precio completo',
  },
  worst: {
    'care-and-drugs': 'Lo más que podría pagar',
    drugs: 'Lo más por prima y medicamentos',
    care: 'Lo más por prima y atención',
  },
  notAvailable: 'No disponible',
  working: 'Calculando…',
  told: (plan, facts) => `Un año con ${plan}. ${facts}.`,
  fact: (label, value) => `${label}: ${value}`,
  legend: {
    title: 'Qué muestran las barras',
    worst: 'Lo más que podría pagar',
    unknown: 'No se sabe',
    about:
      'Todas las barras de esta página tienen la misma escala. La línea termina en lo más que podría pagar en un año malo: la prima, los límites del plan para la atención en su red y para los medicamentos cubiertos, y los medicamentos a precio completo. Un plan de medicamentos no tiene límite para la atención. La Parte B no está en las barras.',
  },
};
