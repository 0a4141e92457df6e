import { Problem } from '#contract/problem.ts';
import { setScene } from '#contract/scene.ts';
import { instantOfCentral } from '#domain/calendar/central-time.ts';
import { handle } from '#server/http/handle.ts';
import type { Scenes } from '#server/http/scene.ts';

export const sceneRoutes = (scenes: Scenes) => [
  handle(setScene, async ({ body, reply }) => {
    if (body.systemDateTime !== undefined && instantOfCentral(body.systemDateTime) === null) {
      throw new Problem('invalid-input', { fields: { systemDateTime: 'Write it like 2026-11-16T10:00:00.' } });
    }
    scenes.write(reply, body);
    return { scene: body };
  }),
];
