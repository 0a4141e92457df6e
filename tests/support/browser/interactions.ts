import type { Page } from '@playwright/test';

type Timed = PerformanceEntry & { interactionId: number };

/** Call before the page opens: it collects how long each click or key took until the screen showed it. */
export const watchInteractions = (page: Page) =>
  page.addInitScript(() => {
    const timed: Record<number, number> = {};
    Object.assign(window, { timed });
    new PerformanceObserver((list) => {
      // Pressing and letting go are events of one interaction.
      for (const { interactionId, duration } of list.getEntries() as Timed[]) {
        if (interactionId > 0) timed[interactionId] = Math.max(timed[interactionId] ?? 0, duration);
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });

/** In milliseconds; those that the screen showed in the very next frame are not among them. */
export const interactions = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return Object.values((window as unknown as { timed: Record<number, number> }).timed);
  });
