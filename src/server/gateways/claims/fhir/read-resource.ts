import { z } from 'zod';
import type { ClaimsPerson, Coverage, PharmacyClaim, Treatment } from '#domain/imports/claims.ts';
import { CoverageShape, coverageOf } from './coverage.ts';
import { ClaimHead, Explanation } from './explanation.ts';
import { PatientShape, personOf } from './patient.ts';
import { pharmacyClaimOf } from './pharmacy-claim.ts';
import { codesOf, patientIdOf } from './shapes.ts';
import { treatmentsOf } from './treatments.ts';
import { placeOf, unreadable } from './unreadable.ts';

/** What a resource tells, and of whom. */
export type ReadResource = { subject: string } & (
  | { kind: 'person'; person: ClaimsPerson }
  | { kind: 'pharmacy-claim'; claim: PharmacyClaim }
  | { kind: 'treatments'; treatments: Treatment[] }
  | { kind: 'coverage'; coverage: Coverage }
  /** A hospital's claim, for one. */
  | { kind: 'not-needed' }
);

/** Which resource could not be read, and where in it. Nothing of what stands there. */
export type UnreadResource = { kind: 'unread'; resourceType: string | null; place: string };

const KNOWN = ['Patient', 'Coverage', 'ExplanationOfBenefit'] as const;
const Typed = z.object({ resourceType: z.enum(KNOWN) });

/** One that can not be read is told as such, so that the others around it are not lost. */
export function readResource(resource: unknown): ReadResource | UnreadResource {
  const typed = Typed.safeParse(resource);
  if (!typed.success) return { kind: 'unread', resourceType: null, place: 'resourceType' };
  const { resourceType } = typed.data;
  try {
    return READERS[resourceType](resource);
  } catch (error) {
    return { kind: 'unread', resourceType, place: placeOf(error) };
  }
}

const READERS: Record<(typeof KNOWN)[number], (resource: unknown) => ReadResource> = {
  Patient: (resource) => {
    const shape = PatientShape.parse(resource);
    return { kind: 'person', subject: shape.id, person: personOf(shape) };
  },
  Coverage: (resource) => {
    const shape = CoverageShape.parse(resource);
    const subject = patientIdOf(shape.beneficiary) ?? unreadable('beneficiary');
    return { kind: 'coverage', subject, coverage: coverageOf(shape) };
  },
  ExplanationOfBenefit: (resource) => {
    const { type, patient } = ClaimHead.parse(resource);
    const subject = patientIdOf(patient) ?? unreadable('patient');
    const types = codesOf(type);
    if (types.includes('PDE')) {
      return { kind: 'pharmacy-claim', subject, claim: pharmacyClaimOf(Explanation.parse(resource)) };
    }
    if (types.includes('CARRIER')) {
      return { kind: 'treatments', subject, treatments: treatmentsOf(Explanation.parse(resource)) };
    }
    return { kind: 'not-needed', subject };
  },
};
