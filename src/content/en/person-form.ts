import { formErrors } from './form-errors.ts';

/** The fields in which somebody says who they are. Wording of spec B5 is verbatim, also where it is used again: IDENT-635. */
export const personForm = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email address',
  gender: 'Gender',
  genders: { f: 'Female', m: 'Male' },
  birthDate: 'Date of birth',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  monthFormat: 'MM',
  dayFormat: 'DD',
  yearFormat: 'YYYY',
  zipCode: 'ZIP code',
  mbi: 'Medicare number',
  mbiFormat: '1EG4-TE5-MK73',
  errors: {
    firstName: 'Error: Please enter a valid first name',
    lastName: 'Error: Please enter a valid last name',
    email: 'Error: Please enter a valid email address',
    gender: 'Error: Please select a gender',
    birthDate: formErrors.dateOfBirth,
    zipCode: formErrors.zip,
    mbi: formErrors.medicareNumber,
    attestation: 'Error: You must attest in order to continue',
  },
};
