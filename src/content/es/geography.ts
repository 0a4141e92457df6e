import type { place as english } from '../en/geography.ts';
import { formErrors } from './form-errors.ts';

export const place: typeof english = {
  zipLabel: 'Su código postal',
  zipHint: '5 dígitos, como 98101',
  findPlans: 'Buscar planes',
  zipNeeded: formErrors.zip,
  zipUnknown: (zip) => `No conocemos el código postal ${zip}. Revise los dígitos e inténtelo de nuevo.`,
  countyQuestion: (zip, count) =>
    count === 1
      ? `¿Es este su condado? El código postal ${zip} no está en ningún otro.`
      : `¿En qué condado vive? El código postal ${zip} toca más de uno.`,
  countyHint: 'Los planes y los precios cambian de un condado a otro.',
  countyNeeded: 'Elija su condado.',
  county: (name, stateCode) => `${name}, ${stateCode}`,
  goOn: 'Ver planes',
  otherZip: 'Usar otro código postal',
  lookingUp: 'Buscando su código postal…',
};
