import type { JobRunner } from './runner.ts';

const LOOK_EVERY = 30_000;

/** Looks for work now and then, never twice at a time. @returns how to stop, which waits for the step at hand. */
export function keepRunning(runner: Pick<JobRunner, 'runDue' | 'stop'>, onError: (error: Error) => void) {
  let running: Promise<void> | null = null;
  const look = () => {
    running ??= runner
      .runDue()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(look, LOOK_EVERY);
  look();

  return async () => {
    clearInterval(timer);
    runner.stop();
    await running;
  };
}
