import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { endsAfterSeconds } from '#domain/session/idle-limit.ts';
import { call } from '#web/lib/call.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { useWanted } from '#web/lib/popups.ts';
import { learn } from '#web/lib/session-facts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { forgetPerson } from '#web/lib/viewer.ts';
import { IdleWarning } from './idle-warning.tsx';
import { correctActivity } from './last-activity.ts';
import { sessionQuery } from './session-query.ts';
import { signOut } from './sign-out.ts';
import { useIdle } from './use-idle.ts';

/** Somebody who only reads makes no calls; the server hears of them this often. */
export const TELL_EVERY = 60_000;

/** Warns who did nothing for long, and signs them out. The server is the judge. AUTH-600, AUTH-604. */
export function IdleWatch() {
  const client = useQueryClient();
  const { limits } = useStart();
  const toldAt = useRef(Date.now());
  const isJudging = useRef(false);
  const life = useMutation({ mutationFn: () => call('staySignedIn', {}) });

  const tellServer = () => {
    toldAt.current = Date.now();
    life.mutate(undefined, { onError: () => logOnce('the server could not be told that somebody is here') });
  };

  const judge = async () => {
    if (isJudging.current) return;
    isJudging.current = true;
    await endUnlessAlive().finally(() => {
      isJudging.current = false;
    });
  };

  const endUnlessAlive = async () => {
    const answer = await client.fetchQuery(sessionQuery).catch(() => null);
    const left = (answer?.secondsLeft ?? 0) * 1000;
    // Word of activity may reach the server up to a minute late; more than that is another life sign than ours.
    if (left > TELL_EVERY) return correctActivity(Date.now() + left - endsAfterSeconds(limits) * 1000);
    await signOut(client).catch(() => {
      logOnce('the session that ran out could not be signed out');
      learn(client, { needsSignIn: true });
      forgetPerson(client);
    });
  };

  const { state, stay } = useIdle(limits, {
    onActivity: () => {
      if (Date.now() - toldAt.current >= TELL_EVERY) tellServer();
    },
    onEnded: () => void judge(),
    // A session that ended meanwhile answers so, and then nothing personal stays on the screen.
    onWake: () => void client.fetchQuery(sessionQuery).catch(() => logOnce('the session could not be asked about')),
  });
  const isOnTop = useWanted('timeout', state.shows !== 'page');

  const onStay = () => {
    stay();
    tellServer();
  };
  return <IdleWarning isOpen={isOnTop} left={state.shows === 'warning' ? state.left : 0} onStay={onStay} />;
}
