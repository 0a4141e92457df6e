import { z } from 'zod';
import { isIsoDate } from '#domain/calendar/iso-date.ts';
import type { ClaimsPerson } from '#domain/imports/claims.ts';

const Name = z.object({ family: z.string().optional(), given: z.array(z.string()).default([]) });

export const PatientShape = z.object({
  id: z.string(),
  name: z.array(Name).default([]),
  birthDate: z.string().optional(),
});

export function personOf({ name: [name], birthDate }: z.infer<typeof PatientShape>): ClaimsPerson {
  return {
    firstNames: name?.given ?? [],
    lastName: name?.family?.trim() || null,
    dateOfBirth: birthDate !== undefined && isIsoDate(birthDate) ? birthDate : null,
  };
}
