import type { drugCosts as english } from '../en/drug-cost.ts';
import { drugPanel } from './drug-cost-panel.ts';
import { restOfYear } from './drug-cost-rest-of-year.ts';
import { drugYear } from './drug-cost-year.ts';

export const drugCosts: typeof english = {
  ...drugPanel,
  failed: 'No pudimos calcular el costo de sus medicamentos.',
  average: (amount) => `Unos ${amount} al mes en promedio`,
  restOfYear,
  notAvailable: 'No disponible',
  because: {
    'no-drug-cover': 'Este plan no cubre medicamentos.',
    'no-drug-data': 'No tenemos la lista de medicamentos de este plan.',
    suppressed: 'Medicare no muestra por ahora los costos de medicamentos de este plan.',
    'deductible-unknown': 'No sabemos el deducible de medicamentos de este plan.',
    'no-parameters': 'Aún no tenemos las reglas de Medicare para este año.',
    'drug-unknown': 'No sabemos cómo cubre este plan uno de sus medicamentos.',
    'share-unknown': 'No sabemos cuánto cobra este plan por uno de sus medicamentos en este tipo de farmacia.',
    'price-unknown': 'No sabemos el precio de uno de sus medicamentos.',
    'quantity-unknown': 'De uno de sus medicamentos no sabemos cada cuánto lo toma.',
    'quantity-too-much': 'De uno de sus medicamentos la cantidad es más de lo que se puede tomar. Revísela.',
    'package-unknown': 'De uno de sus medicamentos no sabemos cuánto trae un envase. Revíselo.',
    'unit-unknown':
      'No sabemos cómo se cuenta uno de sus medicamentos al venderlo. Por eso no podemos calcular su precio.',
    'price-mixed': 'El único precio que tenemos de uno de sus medicamentos lo mezcla con otras formas del mismo.',
    'price-unclear': 'Hallamos más de un precio para uno de sus medicamentos y no podemos saber cuál es el correcto.',
    'help-not-in-year': 'Su tipo de Ayuda Adicional no está en las reglas de Medicare para este año.',
    fault: 'Esta cifra no pasó nuestras revisiones. Por eso no la mostramos. El error es nuestro, no suyo.',
  },
  estimated: (year) => `calculado con precios promedio de ${year}`,
  standardPharmacy: 'Para una farmacia con los precios normales del plan, porque no sabemos si la suya está en su red.',
  noPharmacy: 'Para una farmacia con los precios normales del plan, porque usted no ha elegido una.',
  cap: (amount, year) => `Lo máximo que paga por medicamentos cubiertos en ${year}: ${amount}`,
  caps: { 2024: '$8,000', 2025: '$2,000', 2026: '$2,100', 2027: '$2,400' },
  capOfOtherYears: '$2,800',
  yourDrugs: 'Sus medicamentos',
  coverage: {
    covered: 'Cubierto',
    'not-covered': 'No cubierto',
    'not-offered': 'Cubierto, pero no se vende así',
    'pharmacy-message': 'Su farmacia no está en la red de este plan. Los medicamentos pueden costar más.',
    'not-available': 'Información no disponible',
  },
  drugYear,
  longTermCare: '¿Preguntas sobre una farmacia de cuidados a largo plazo?',
  seePricing: 'Ver precios de medicamentos',
};
