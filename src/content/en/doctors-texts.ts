import { doctors } from './doctors.ts';
import { specialties } from './specialties.ts';

/** The texts that travel with the saved doctors, wherever they are shown. */
export const doctorsTexts = { doctors, specialties };
export type DoctorsTexts = typeof doctorsTexts;
