import type pg from 'pg';
import { parseMedicareNumber } from '#domain/identity/medicare-number.ts';
import { readAnswers } from '../features/applications/answers.ts';
import { findDemographics } from '../features/demographics/store.ts';
import type { FieldSealer } from '../security/sealed-field.ts';

/** Under which the insurer has an application: as it was typed there, or that of the profile; null for none. */
export const medicareNumberOf =
  ({ pool, sealer }: { pool: pg.Pool; sealer: FieldSealer }) =>
  async (uuid: string, applicationId: string): Promise<string | null> => {
    const answers = await readAnswers(pool, { uuid, applicationId }, sealer);
    const typed = parseMedicareNumber(answers.get('medicareClaimNumber')?.value ?? '');
    return typed ?? (await findDemographics(pool, uuid, sealer)).mbi;
  };
