/** Wording of spec B5, used wherever such a field is asked for; decision ERR-400. */
export const formErrors = {
  dateOfBirth: 'Error: Please enter a valid date of birth',
  zip: 'Error: Please enter a valid ZIP code',
  medicareNumber: 'Error: Please enter a valid Medicare number',
};
