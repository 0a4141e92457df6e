import { Problem } from '#contract/problem.ts';
import { instantOfCentral } from '#domain/calendar/central-time.ts';
import type { DevOverridesStore } from '#server/http/dev-overrides.ts';
import { handle } from '#server/http/handle.ts';

export const devOverridesRoutes = (devOverrides: DevOverridesStore) => [
  handle('setDevOverrides', async ({ body, reply }) => {
    if (body.systemDateTime !== undefined && instantOfCentral(body.systemDateTime) === null) {
      throw new Problem('invalid-input', { fields: { systemDateTime: 'Write it like 2026-11-16T10:00:00.' } });
    }
    devOverrides.write(reply, body);
    return { overrides: body };
  }),
];
