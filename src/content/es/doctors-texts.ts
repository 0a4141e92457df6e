import type { DoctorsTexts } from '../en/doctors-texts.ts';
import { doctors } from './doctors.ts';
import { specialties } from './specialties.ts';

export const doctorsTexts: DoctorsTexts = { doctors, specialties };
