import { z } from 'zod';
import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import { parseMedicareNumber } from '#domain/identity/medicare-number.ts';
import type { Coverage, Part } from '#domain/imports/claims.ts';
import { monthlyPlanOf } from './monthly-plan.ts';
import { Concept, codesOf, type Extension, Extensions, extensionNamed, Period, Reference } from './shapes.ts';
import { unreadable } from './unreadable.ts';

const Telecom = z.object({ system: z.string().optional(), value: z.string().optional() });
const Insurer = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  contact: z.array(z.object({ purpose: Concept.optional(), telecom: z.array(Telecom).default([]) })).default([]),
});

export const CoverageShape = z.object({
  status: z.string(),
  beneficiary: Reference,
  subscriberId: z.string().optional(),
  period: Period.optional(),
  class: z.array(z.object({ type: Concept, value: z.string() })).default([]),
  payor: z.array(Reference).default([]),
  extension: Extensions,
  contained: z.array(Insurer).default([]),
});
type CoverageShape = z.infer<typeof CoverageShape>;

const PARTS: Readonly<Record<string, Part>> = {
  'Part A': 'A',
  'Part B': 'B',
  'Part C': 'C',
  'Part D': 'D',
  'Dual Medicare/Medicaid': 'dual',
};

/** @throws Unreadable where it is not said which part it is. */
export function coverageOf(shape: CoverageShape): Coverage {
  const { extension, period, status, subscriberId } = shape;
  const part = partOf(shape);
  if (!part) return unreadable('class');
  // Version 2 tells the plan of each month of a year, and has no period.
  const monthly = monthlyPlanOf(extension, part);
  const insurer = insurerOf(shape);
  return {
    part,
    isCancelled: status !== 'active',
    from: monthly?.from ?? dayOf(period?.start),
    to: monthly?.to ?? dayOf(period?.end),
    contractId: monthly?.contractId ?? textOf(extension, 'BENE-CNTRCT-NUM'),
    pbpNumber: monthly?.pbpNumber ?? textOf(extension, 'BENE-PBP-NUM'),
    segmentId: monthly?.segmentId ?? textOf(extension, 'CNTRCT-PBP-SGMT-NUM'),
    planName: insurer?.name?.trim() || null,
    planPhones: insurer ? phonesOf(insurer) : [],
    medicareNumber: parseMedicareNumber(subscriberId ?? ''),
    extraHelp: extraHelpOf(extension),
    dual: dualOf(extension),
  };
}

const partOf = ({ class: classes }: CoverageShape) =>
  classes
    .filter(({ type }) => codesOf(type).some((code) => code === 'plan' || code === 'subplan'))
    .map(({ value }) => PARTS[value])
    .find((part) => part !== undefined);

/** A day without a year, or one after which nobody looks, is no end. */
const dayOf = (text: string | undefined): IsoDate | null =>
  text !== undefined && isIsoDate(text) && text < '9999' ? text : null;

const textOf = (extensions: readonly Extension[], name: string) =>
  extensionNamed(extensions, name)?.valueString?.trim() || null;

const codeNamed = (extensions: readonly Extension[], name: string) =>
  extensionNamed(extensions, name)?.valueCoding?.code ?? null;

/** Who runs the plan. Medicare itself, which pays for the other parts, is no plan's insurer. */
const insurerOf = ({ payor, contained }: CoverageShape) =>
  contained.find(({ id }) => id === 'insurer-org' && payor.some(({ reference }) => reference === `#${id}`));

/** Each number once. */
const phonesOf = ({ contact }: z.infer<typeof Insurer>) => [
  ...new Set(
    contact.flatMap(({ telecom }) =>
      telecom.flatMap(({ system, value }) => (system === 'phone' && value ? [value.trim()] : [])),
    ),
  ),
];

function extraHelpOf(extensions: readonly Extension[]): Coverage['extraHelp'] {
  const copayLevel = codeNamed(extensions, 'BENE-LIS-COPMT-LVL-CD');
  const premiumPercent = extensionNamed(extensions, 'BENE-LIS-PTD-PRM-PCT')?.valueDecimal ?? null;
  const inEffect = codeNamed(extensions, 'BENE-LIS-EFCTV-CD');
  if (copayLevel === null && premiumPercent === null && inEffect === null) return null;
  return { copayLevel, premiumPercent, inEffect: inEffect === null ? null : inEffect === 'Y' };
}

function dualOf(extensions: readonly Extension[]): Coverage['dual'] {
  const statusCode = codeNamed(extensions, 'BENE-DUAL-STUS-CD');
  if (statusCode === null) return null;
  const typeCode = codeNamed(extensions, 'BENE-DUAL-TYPE-CD');
  return { statusCode, typeCode, state: codeNamed(extensions, 'MEDICAID-STATE-CD') };
}
