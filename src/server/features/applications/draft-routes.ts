import type pg from 'pg';
import { Problem } from '#contract/problem.ts';
import type { Parsed } from '#contract/schemas.ts';
import type { Eligibility, EligiblePerson } from '#domain/applications/eligibility.ts';
import { fieldOf } from '#domain/applications/fields.ts';
import { stepOfRoute } from '#domain/applications/steps.ts';
import { handle } from '#server/http/handle.ts';
import type { Attempts } from '#server/security/attempts.ts';
import { networkOf } from '#server/security/network-of.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { type AnswerToKeep, readAnswers } from './answers.ts';
import { ELIGIBILITY, eligibilityToKeep, personOf, toAnswer } from './eligibility.ts';
import { answersOf, isMasked } from './masked-answers.ts';
import type { ReadApplication } from './read-application.ts';
import type { SaveDraft } from './save-draft.ts';
import { findApplication } from './store.ts';

type Parts = {
  pool: pg.Pool;
  sealer: FieldSealer;
  attempts: Attempts;
  read: ReadApplication;
  save: SaveDraft;
  /** Asks Medicare; silent where nobody can be asked. */
  checkPerson: (person: EligiblePerson) => Promise<Eligibility>;
};

const MOST_CHECKS_PER_MINUTE = 10;

/** An application that is being filled in: its answers, and what Medicare says of who applies. */
export const draftRoutes = ({ pool, sealer, attempts, read, save, checkPerson }: Parts) => [
  handle('readApplication', ({ params, context }) => read(params, context)),

  handle('saveAnswers', ({ params, body, context, request }) =>
    save(params, {
      answers: answersToKeep(body),
      nextPage: nextPageOf(body.nextPageUrl),
      today: context.today,
      address: networkOf(request.ip),
    }),
  ),

  handle('checkEligibility', async ({ params, context, request }) => {
    await attempts.mustBeFew('eligibility check of', params.uuid, MOST_CHECKS_PER_MINUTE);
    const application = await findApplication(pool, params);
    if (!application) throw new Problem('application-not-found');
    if (application.submittedAt !== null) throw new Problem('application-sent');
    const kept = await readAnswers(pool, params, sealer);
    const person = personOf(answersOf(kept));
    if (!person) throw new Problem('invalid-input', { fields: { medicareClaimNumber: INCOMPLETE } });

    const told = await checkPerson(person);
    const value = eligibilityToKeep(person, told);
    const answer = { field: ELIGIBILITY, value: value ?? '', version: kept.get(ELIGIBILITY)?.version ?? 0 };
    const change = { nextPage: null, today: context.today, address: networkOf(request.ip) };
    // Where another window has asked meanwhile, it was told the same.
    if (value !== null) await save(params, { ...change, answers: [answer] }).catch(unlessStale);
    return { eligibility: toAnswer(person, told) };
  }),
];

const INCOMPLETE = 'Write the first and last name, the birth date and the whole Medicare number first.';

function answersToKeep({ answers, versions }: Parsed<'saveAnswers'>['body']): AnswerToKeep[] {
  const unknown = Object.keys(answers).filter((key) => !fieldOf(key));
  if (unknown.length > 0) {
    const fields = unknown.map((key) => [`answers.${key}`, 'The application has no such question.']);
    throw new Problem('invalid-input', { fields: Object.fromEntries(fields) });
  }
  return Object.entries(answers)
    .filter(([key, value]) => !isMasked(key, value))
    .map(([field, value]) => ({ field, value, version: versions[field] ?? 0 }));
}

function nextPageOf(route: string | undefined): string | null {
  if (route === undefined) return null;
  if (stepOfRoute(route) !== null) return route;
  throw new Problem('invalid-input', { fields: { nextPageUrl: 'The application has no such step.' } });
}

function unlessStale(error: unknown) {
  if (!(error instanceof Problem && error.code === 'stale-version')) throw error;
}
