import { z } from 'zod';
import { isNpi } from '#domain/providers/npi.ts';

/** The number of a provider; one whose check digit is wrong is nobody's. */
export const Npi = z
  .string()
  .refine(isNpi, 'Use the ten digits of the provider number.')
  .meta({ example: '1234567893', pattern: '^\\d{10}$' });
