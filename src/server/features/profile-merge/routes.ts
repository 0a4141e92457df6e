import { BRAND_TABLE } from '#content/brands/brand-table.ts';
import { Problem } from '#contract/problem.ts';
import type { Reply } from '#contract/schemas.ts';
import type { Config } from '#server/config.ts';
import { handle } from '#server/http/handle.ts';
import { originOf } from '#server/http/host.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Attempts } from '#server/security/attempts.ts';
import type { ConfirmIdentity } from './confirm-identity.ts';
import type { SkipIdentity } from './skip-identity.ts';

type Parts = {
  confirm: ConfirmIdentity;
  skip: SkipIdentity;
  attempts: Attempts;
  config: Pick<Config, 'brandHosts' | 'secureCookies'>;
};

/** In a minute: whoever has no try left may ask, but not fill a trail. */
const MOST_PER_MINUTE = 30;

export const profileMergeRoutes = ({ confirm, skip, attempts, config }: Parts) => [
  handle('mergeProfile', async ({ body, context, request }): Promise<Reply<'mergeProfile'>> => {
    const uuid = ownOf(context);
    await attempts.mustBeFew('profile-merge', uuid, MOST_PER_MINUTE);
    const origin = originOf(request.headers.host, config);
    if (origin === null) throw new Problem('unknown-host');
    const asked = { uuid, context, origin, requestId: request.id };
    const { merged, remainingCount } = body.action === 's' ? await skip(asked) : await confirm(body, asked);
    return {
      data: {
        isProfileMerged: merged !== null,
        mergedProfile: merged,
        remainingRetryCount: remainingCount,
        tollFree: BRAND_TABLE[context.brand].phones.importHelp,
      },
    };
  }),
];

function ownOf({ actor }: RequestContext): string {
  if (actor.uuid === null) throw new Problem('invalid-session');
  return actor.uuid;
}
