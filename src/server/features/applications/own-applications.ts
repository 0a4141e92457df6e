import { applicationLabel } from '#content/application-labels.ts';
import { FIELDS } from '#domain/applications/fields.ts';
import { shownAnswer } from '#domain/applications/shown-answer.ts';
import type { ApplicationEvent } from '#domain/applications/timeline.ts';
import type { Language } from '#domain/language/language.ts';
import type { Queryable } from '#server/db/transaction.ts';
import type { FieldSealer } from '#server/security/sealed-field.ts';
import { type KeptAnswers, readAnswers } from './answers.ts';
import { ELIGIBILITY, keptEligibility } from './eligibility.ts';
import { answersOf } from './masked-answers.ts';
import { type ApplicationRow, COLUMNS, toApplication } from './store.ts';

/** Every application of somebody with what they answered and what became of it, the newest first. */
export async function listOwnApplications(db: Queryable, uuid: string, most: number, sealer: FieldSealer) {
  const { rows } = await db.query<ApplicationRow>({
    name: 'list-own-applications',
    text: `select ${COLUMNS} from application where profile_uuid = $1
           order by started_at desc, application_uuid limit $2`,
    values: [uuid, most],
  });
  const events = await listEvents(db, uuid);
  const own = [];
  for (const row of rows) {
    const { applicationId, plan, brand, language, ...application } = toApplication(row);
    const answers = await readAnswers(db, { uuid, applicationId }, sealer);
    own.push({
      applicationId,
      planId: plan.planId,
      planYear: plan.planYear,
      planName: plan.planName,
      zipCode: plan.zipCode,
      county: plan.county.fipsCountyName,
      brand,
      language,
      nextPageUrl: application.nextPage,
      startedAt: timeOf(application.startedAt),
      lastSaved: timeOf(application.savedAt),
      submittedAt: timeOrNull(application.submittedAt),
      confirmationNo: application.confirmationNo,
      withdrawnAt: timeOrNull(application.withdrawnAt),
      answers: toOwnAnswers(answers, language),
      eligibility: keptEligibility(answers, answersOf(answers)),
      events: events.filter(({ application_uuid }) => application_uuid === applicationId).map(toOwnEvent),
    });
  }
  return own;
}

type RawEvent = { application_uuid: string; kind: ApplicationEvent['kind']; code: number; at: Date };

async function listEvents(db: Queryable, uuid: string): Promise<RawEvent[]> {
  const { rows } = await db.query<RawEvent>({
    name: 'list-own-application-events',
    text: 'select application_uuid, kind, code, at from application_event where profile_uuid = $1 order by at, kind',
    values: [uuid],
  });
  return rows;
}

const toOwnEvent = ({ kind, code, at }: RawEvent) => ({
  kind,
  code: kind === 'state' ? code : null,
  at: at.toISOString(),
});

const PLACES = new Map(FIELDS.map(({ key }, place) => [key, place]));

/** In the order of the form; behind it what no question of today asks. */
const toOwnAnswers = (answers: KeptAnswers, language: Language) =>
  [...answers]
    .filter(([field]) => field !== ELIGIBILITY)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([field, { value }]) => ({
      field,
      question: applicationLabel(language, field),
      answer: shownAnswer(field, value),
    }));

const placeOf = (field: string) => PLACES.get(field) ?? FIELDS.length;

const timeOf = (at: number) => new Date(at).toISOString();
const timeOrNull = (at: number | null) => (at === null ? null : timeOf(at));
