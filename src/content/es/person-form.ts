import type { personForm as english } from '../en/person-form.ts';
import { formErrors } from './form-errors.ts';

export const personForm: typeof english = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  gender: 'Género',
  genders: { f: 'Mujer', m: 'Hombre' },
  birthDate: 'Fecha de nacimiento',
  month: 'Mes',
  day: 'Día',
  year: 'Año',
  monthFormat: 'MM',
  dayFormat: 'DD',
  yearFormat: 'AAAA',
  zipCode: 'Código postal',
  mbi: 'Número de Medicare',
  mbiFormat: '1EG4-TE5-MK73',
  errors: {
    firstName: 'Error: Escriba un nombre válido',
    lastName: 'Error: Escriba un apellido válido',
    email: 'Error: Escriba un correo electrónico válido',
    gender: 'Error: Elija un género',
    birthDate: formErrors.dateOfBirth,
    zipCode: formErrors.zip,
    mbi: formErrors.medicareNumber,
    attestation: 'Error: Debe dar fe de esto para continuar',
  },
};
