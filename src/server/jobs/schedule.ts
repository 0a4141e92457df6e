import type { JobRunner } from './runner.ts';

const LOOK_EVERY = 30_000;

/** Looks for work now and then, and when it is called, never twice at a time. */
export function keepRunning(runner: Pick<JobRunner, 'runDue' | 'stop'>, onError: (error: Error) => void) {
  let running: Promise<void> | null = null;
  let isCalled = false;
  const runAll = async () => {
    do {
      isCalled = false;
      await runner.runDue().catch(onError);
      // Who calls while it looks may have come too late for that look.
    } while (isCalled);
    running = null;
  };
  const look = () => {
    isCalled = true;
    running ??= runAll();
  };
  const timer = setInterval(look, LOOK_EVERY);
  look();

  return {
    look,

    /** Waits for the step at hand. */
    async stop() {
      clearInterval(timer);
      runner.stop();
      await running;
    },
  };
}
