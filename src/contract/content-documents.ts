import { z } from 'zod';
import { instantOfCentral } from '#domain/calendar/central-time.ts';
import { PHONE_PRODUCTS } from '#domain/phone/learn-more-phone.ts';
import { isPhoneNumber } from '#domain/phone/phone-number.ts';
import { DENTAL_ANSWERS } from '#domain/plans/dental-coverage.ts';
import { FAQ_IDS } from '#domain/profile/faq.ts';
import { PROFILE_VIEWS } from '#domain/profile/view.ts';
import { readIdleSeconds } from '#domain/session/idle-limit.ts';
import { Flags } from './bootstrap.ts';
import { PageWords, Words } from './content-words.ts';

const Year = z.string().regex(/^20\d{2}$/, 'Write the plan year with four digits.');
const State = z.string().regex(/^[A-Z]{2}$/, 'Write the state as two capital letters.');

// Saved plans are compared with this spelling, so that another would name no plan without anybody noticing.
const PlanNumber = z.string().regex(/^[HRSE]\d{10}$/, 'Write a plan number as eleven characters, like H5050009000.');

/** Null hides the link: better no number than a wrong one. CONTENT-417. */
const Phone = z.string().refine(isPhoneNumber, 'This is not a phone number of ten digits.').nullable();

/** Flags, limits and phone numbers of a brand. */
const Profile = z.strictObject({
  flags: Flags,
  /** A date and time that season rules use instead of today's; ignored in production and Online. Decision ENV-402. */
  systemDateTime: z
    .string()
    .refine((text) => instantOfCentral(text) !== null, 'Write it like 2026-11-16T10:00:00.')
    .nullable(),
  /** Seconds without activity before the warning; what is no whole number of 1 or more counts as 9000. AUTH-605. */
  idleSeconds: z.preprocess(readIdleSeconds, z.int().positive()),
  warningSeconds: z.int().positive(),
  phones: z.strictObject({
    needHelp: Phone,
    tty: z.string().regex(/^\d{3}$|^[\d-]{10,14}$/, 'This is not a TTY number.'),
    /** By kind of plan; without a number the need-help number stands in. PLAN-600. */
    enroll: z.partialRecord(z.enum(PHONE_PRODUCTS), Phone),
    importHelp: Phone,
  }),
  /** The application asks race, ethnicity, gender identity and orientation too. Decision ENROLL-609. */
  withPersonalQuestions: z.boolean().default(false),
});

/** Enroll is not offered for these plan codes or plan ids, by plan year. Spec A4, A9. */
const SuppressionList = z.strictObject({
  planCodes: z.array(z.string().regex(/^[A-Z]{1,2}\d{1,2}$/, 'Write a plan code like MW1.')),
  years: z.record(Year, z.strictObject({ suppressed: z.array(PlanNumber), acquired: z.array(PlanNumber) })),
});

/** Which states have the Supplement interface in the place of the notice, and from which day. CONTENT-401. */
const StateFlip = z.strictObject({ states: z.record(State, z.iso.date()) });

/** Texts of the Supplement section, and the two texts that a state may have of its own. SUPP-601. */
const Medigap = z.strictObject({
  texts: PageWords,
  states: z.record(State, z.strictObject({ exclusions: Words, componentCode: Words })),
});

/** Texts of the profile page, and the views in which each question stands. SHELL-017. */
const RedesignProfile = z.strictObject({
  texts: PageWords,
  faq: z.record(z.enum(FAQ_IDS), z.array(z.enum(PROFILE_VIEWS)).min(1)),
});

/** Texts that speak to the shopper: banners, waiting and ways to other tools. */
const RedesignShopper = z.strictObject({ texts: PageWords });

/** What each benefit is called. PLAN-427. */
const PlanBenefits = z.strictObject({ labels: z.record(z.string().regex(/^[\w-]+$/), Words) });

const PlanPrefix = z.string().regex(/^[A-Z0-9]+$/, 'Write the part of the plan number before the dash, in capitals.');

/** Dental cover by plan-id prefix and year. Spec A3, CONTENT-001. */
const DentalCoveredPlans = z.strictObject({
  plans: z.record(PlanPrefix, z.record(Year, z.enum(DENTAL_ANSWERS))),
});

/** The states in which Supplement plans may be shown. SUPP-402. */
const ApprovedStates = z.strictObject({ states: z.array(State) });

/** The content that an operator may override with a folder of documents. Spec A7. */
export const ContentDocuments = {
  profile: Profile,
  'suppression-list': SuppressionList,
  'state-flip': StateFlip,
  medigap: Medigap,
  'profile-redesign-profile': RedesignProfile,
  'profile-redesign-shopper': RedesignShopper,
  'plan-benefits': PlanBenefits,
  'dental-covered-plans': DentalCoveredPlans,
  'approved-states': ApprovedStates,
} as const;
