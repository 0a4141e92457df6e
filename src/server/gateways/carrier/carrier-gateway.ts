import type { Eligibility, EligiblePerson } from '#domain/applications/eligibility.ts';
import type { StatusEntry } from '#domain/applications/match-status.ts';
import type { FetchedEnrollment } from '#domain/applications/pending-enrollment.ts';
import type { Language } from '#domain/language/language.ts';

/** An application as it leaves: what was answered stands in formData, JSON text of the shape of spec B3. */
export type ApplicationToSend = {
  confirmationNo: string;
  siteId: string;
  language: Language;
  /** ISO, in UTC. */
  submittedAt: string;
  plan: {
    planId: string;
    planYear: number;
    planName: string;
    planType: string;
    zipCode: string;
    county: string;
  };
  applicant: { firstName: string; lastName: string; mbi: string };
  formData: string;
};

/** What becomes of wanting it back: taken back, too late, or unknown to whom it was sent. */
export type WithdrawalAnswer = 'withdrawn' | 'decided' | 'unknown';

/** Whoever takes applications and tells what became of them: the insurer's systems, embedded or by configuration. */
export type CarrierGateway = {
  /**
   * The same key is the same application, however often it comes.
   * @returns 'refused' for what will not be taken another time either. @throws when it may be later.
   */
  submit(application: ApplicationToSend, key: string): Promise<'received' | 'refused'>;
  /** What is known of all applications of a person. @throws when nothing could be asked. */
  searchStatus(person: { mbi: string }): Promise<StatusEntry[]>;
  /** Never throws: who is down or takes too long says nothing of the applicant. */
  checkEligibility(person: EligiblePerson): Promise<Eligibility>;
  /** An application that was begun elsewhere; null for none. @throws when nothing could be asked. */
  fetchPending(request: { emailId: string; traceId: string }): Promise<FetchedEnrollment | null>;
  /** Asking again changes nothing. @throws when it may be later. */
  withdraw(key: string): Promise<WithdrawalAnswer>;
};
