import { BRANDS } from '#domain/brand/brand.ts';
import { endsAfterSeconds } from '#domain/session/idle-limit.ts';
import type { Config } from '#server/config.ts';
import type { Documents } from '#server/features/content/documents.ts';
import { sessionLimits } from '#server/http/register-request-context.ts';

type Limits = Pick<Config, 'sessionIdleCapSeconds' | 'sessionMaxSeconds'>;

/** After how many milliseconds without a sign of life a session of any brand has ended. */
export const longestSession = (documents: Documents, config: Limits): number =>
  Math.max(...BRANDS.map((brand) => endsAfterSeconds(sessionLimits(documents(brand, 'profile'), config)))) * 1000;
