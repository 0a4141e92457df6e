import type { Answers } from '#domain/applications/field.ts';
import { prefilled } from '#domain/applications/prefill.ts';
import type { Language } from '#domain/language/language.ts';
import type { Queryable } from '../db/transaction.ts';
import { readAnswers } from '../features/applications/answers.ts';
import { answersOf } from '../features/applications/masked-answers.ts';
import { type ChosenPlan, findLatestId } from '../features/applications/store.ts';
import { findDemographics } from '../features/demographics/store.ts';
import type { FieldSealer } from '../security/sealed-field.ts';

type About = { plan: ChosenPlan; language: Language };

/** What the profile, and the application before, tell of whoever applies. */
export const knownAnswers =
  (sealer: FieldSealer) =>
  async (db: Queryable, uuid: string, { plan, language }: About): Promise<Answers> => {
    const [person, latest] = await Promise.all([findDemographics(db, uuid, sealer), findLatestId(db, uuid)]);
    const earlier = latest === null ? new Map() : await readAnswers(db, { uuid, applicationId: latest }, sealer);
    const place = { zipCode: plan.zipCode, stateCode: plan.county.stateCode };
    return prefilled({ person, earlier: answersOf(earlier), place, language });
  };
