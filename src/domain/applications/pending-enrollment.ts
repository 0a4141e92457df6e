import { instantOfCentral } from '#domain/calendar/central-time.ts';
import { PLAN_TYPES, type PlanType } from '#domain/plans/plan-type.ts';
import { applicationOf, isSubmitted } from './plan-status.ts';
import { type ApplicationStatus, readStatus } from './status-codes.ts';

/** What the enrollment service answers, as it came; formData is JSON text. Spec A7. */
export type FetchedEnrollment = { formData: string; createDateTime: string | null; updateDateTime: string | null };

/** An application that was begun in another system of the same insurer. */
export type PendingEnrollment = {
  planId: string;
  planName: string;
  planYear: number;
  planType: PlanType;
  zipCode: string;
  county: string | null;
  status: ApplicationStatus;
  isSubmitted: boolean;
  confirmationNo: string | null;
  lastSaved: number;
};

export type PendingAnswer =
  | { isValid: true; enrollment: PendingEnrollment }
  | { isValid: false; because: 'unreadable' | 'incomplete' };

/** Spec A5, ENROLL-409: without any one of the five values nobody could tell whose application for what it is. */
export function readPending({ formData, createDateTime, updateDateTime }: FetchedEnrollment): PendingAnswer {
  const form = parseObject(formData);
  if (form === null) return { isValid: false, because: 'unreadable' };
  const [plan, applicant] = [objectAt(form, 'plan'), objectAt(form, 'applicant')];
  const zipCode = textOf(applicant['zip']) ?? textOf(form['zipCode']);
  const planId = textOf(plan['id']) ?? textOf(form['planId']);
  const planName = textOf(plan['name']) ?? textOf(form['planName']);
  const planYear = yearOf(plan['year'] ?? form['planYear']);
  const type = textOf(plan['type']) ?? textOf(form['planType']);
  const planType = PLAN_TYPES.find((one) => one === type);
  const lastSaved = instantOf(updateDateTime) ?? instantOf(createDateTime);
  // Without a time nobody could tell which of two is newer.
  if (lastSaved === null) return { isValid: false, because: 'incomplete' };
  if (!zipCode || !planId || !planName || !planYear || !planType) return { isValid: false, because: 'incomplete' };
  return {
    isValid: true,
    enrollment: {
      planId,
      planName,
      planYear,
      planType,
      zipCode,
      county: textOf(form['county']),
      status: readStatus(textOf(form['status']) ?? '') ?? (form['isSubmitted'] === true ? 'Submitted' : 'In Progress'),
      isSubmitted: isSubmitted({ isSubmitted: form['isSubmitted'] === true }),
      confirmationNo: textOf(form['confirmationNo']),
      lastSaved,
    },
  };
}

type Copy = { planId: string; planYear: number; isSubmitted: boolean; lastSaved: number };

export type Joining = 'new' | 'replaces' | 'found-already';

/**
 * How an application of the enrollment service and the copy in the profile become one. Spec A4, ENROLL-016. What was
 * submitted gives way to no draft, whichever is newer: nobody must lose sight of it.
 */
export function joiningOf(pending: Copy, copies: readonly Copy[]): Joining {
  const copy = applicationOf(pending, copies);
  if (copy === null) return 'new';
  if (copy.isSubmitted && !pending.isSubmitted) return 'found-already';
  if (pending.lastSaved > copy.lastSaved) return 'replaces';
  return pending.lastSaved === copy.lastSaved && !pending.isSubmitted ? 'replaces' : 'found-already';
}

type Viewer = { isGuest: boolean; isCloaked: boolean; email: string | null };

/** Of whom the enrollment service is asked: of nobody who is looked at by an agent. ENROLL-005, ENROLL-412, ROLE-413. */
export const asksForPending = ({ isGuest, isCloaked, email }: Viewer) =>
  !isGuest && !isCloaked && (email ?? '').trim() !== '';

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    return null;
  }
}

const objectAt = (form: Record<string, unknown>, name: string) => Object(form[name]) as Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

const yearOf = (value: unknown) => (/^\d{4}$/.test(String(value)) ? Number(value) : null);

const instantOf = (text: string | null) => (text === null ? null : instantOfCentral(text));
