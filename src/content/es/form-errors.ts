import type { formErrors as english } from '../en/form-errors.ts';

export const formErrors: typeof english = {
  dateOfBirth: 'Error: Escriba una fecha de nacimiento válida',
  zip: 'Error: Escriba un código postal válido',
  medicareNumber: 'Error: Escriba un número de Medicare válido',
};
