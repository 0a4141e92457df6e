import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { endsAfterSeconds } from '#domain/session/idle-limit.ts';
import { useWanted } from '#web/data/popups.ts';
import { sessionQuery, staySignedIn } from '#web/data/session.ts';
import { learn } from '#web/data/session-facts.ts';
import { forgetPerson } from '#web/data/viewer.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { useStart } from '#web/lib/start-context.ts';
import { ClosingWarning } from './closing-warning.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { correctActivity, lastActivity } from './last-activity.ts';
import { signOut } from './sign-out.ts';
import { useIdle } from './use-idle.ts';
import { useSessionEnd } from './use-session-end.ts';

/** Somebody who only reads makes no calls; the server hears of them this often. */
export const TELL_EVERY = 60_000;

/** The server's answer is in whole seconds, and was a moment on its way. */
const ALMOST_ENDED = 2_000;

/**
 * Warns who did nothing for long, and everybody before the end that nothing puts off, and signs them out. The server is
 * the judge. AUTH-600, AUTH-604.
 */
export function IdleWatch() {
  const client = useQueryClient();
  const reportedAt = useRef(0);
  const isJudging = useRef(false);
  const [isFinishing, setFinishing] = useState(false);
  const end = useSessionEnd(useStart().limits);
  const { limits } = end;
  const life = useMutation({ mutationFn: staySignedIn, onSuccess: end.learn });

  const reportActivity = () => {
    reportedAt.current = Date.now();
    life.mutate(undefined, { onError: () => logOnce('the server could not be told that somebody is here') });
  };

  const ask = async () => {
    const answer = await client.fetchQuery(sessionQuery);
    end.learn(answer);
    return answer;
  };
  const askAgain = () => void ask().catch(() => logOnce('the session could not be asked about'));

  const judge = async (because: 'idle' | 'age') => {
    if (isJudging.current) return;
    isJudging.current = true;
    // Who is signed out leaves the page, and until it is gone the clock ticks on.
    isJudging.current = await endUnlessAlive(because);
  };

  const endUnlessAlive = async (because: 'idle' | 'age'): Promise<boolean> => {
    const answer = await ask().catch(() => null);
    const left = (answer?.secondsLeft ?? 0) * 1000;
    // A clock that was set, or a sign-in in another tab: the end is another one by now.
    if (because === 'age' && answer && (end.until() ?? left) > ALMOST_ENDED) return false;
    // Word of activity may reach the server up to a minute late; more than that is another life sign than ours.
    const ownWordWasLate = Math.max(0, reportedAt.current - lastActivity());
    if (left > ownWordWasLate + TELL_EVERY) {
      // The server is who told: it need not hear of it again.
      reportedAt.current = Date.now();
      correctActivity(Date.now() + left - endsAfterSeconds(limits) * 1000);
      return false;
    }
    try {
      await signOut(client, because);
      return true;
    } catch {
      logOnce('the session that ran out could not be signed out');
      learn(client, { needsSignIn: true });
      forgetPerson(client);
      return false;
    }
  };

  const tellIfNew = () => {
    if (lastActivity() > reportedAt.current && Date.now() - reportedAt.current >= TELL_EVERY) reportActivity();
  };

  const { state, stay } = useIdle(limits, {
    onActivity: tellIfNew,
    // What was done since the last word must reach the server too, or it would end the session before the page does.
    onTick: tellIfNew,
    onEnded: (because) => void judge(because),
    untilEnd: end.until,
    // A session that ended meanwhile answers so, and then nothing personal stays on the screen.
    onWake: askAgain,
  });
  // Whoever opened the page has just asked for it. After the effects of useIdle, which count that as activity.
  useEffect(() => {
    reportedAt.current = Date.now();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; each later answer tells it too
  useEffect(askAgain, []);

  const isClosing = state.shows === 'closing' || (state.shows === 'ended' && state.because === 'age');
  const isOnTop = useWanted('timeout', state.shows !== 'page' && !(isClosing && isFinishing));
  // The next end, after signing in anew, is warned of again.
  useEffect(() => {
    if (!isClosing) setFinishing(false);
  }, [isClosing]);

  const onStay = () => {
    stay();
    reportActivity();
  };
  const left = 'left' in state ? state.left : 0;
  return (
    <>
      <IdleWarning isOpen={isOnTop && !isClosing} left={left} onStay={onStay} />
      <ClosingWarning isOpen={isOnTop && isClosing} left={left} onFinish={() => setFinishing(true)} />
    </>
  );
}
