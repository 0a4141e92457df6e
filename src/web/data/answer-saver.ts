import type { SavedAnswers } from '#contract/applications.ts';
import { Problem, type ProblemCode } from '#contract/problem.ts';

/** A field that another window changed since it was read here. */
export type Conflict = { key: string; mine: string; theirs: string };

type SaverState = {
  /** Typed here and not yet kept by the server. */
  waiting: Readonly<Record<string, string>>;
  status: 'rest' | 'saving' | 'saved' | 'failed';
  conflicts: readonly Conflict[];
};

type Sent = { answers: Record<string, string>; versions: Record<string, number>; nextPageUrl?: string };

type Parts = {
  send: (sent: Sent) => Promise<SavedAnswers>;
  /** The version of a field as it was last read; 0 for one that nobody has answered. */
  versionOf: (key: string) => number;
  /** What the server says becomes what is known. */
  keep: (saved: SavedAnswers) => void;
  /** The application can not be changed any more, here or by this person. */
  onEnd: (code: ProblemCode) => void;
};

/** Between tries, in milliseconds; the last one for all that follow. */
const PAUSES = [2000, 5000, 15_000];

/** Other windows may be faster a few times in a row. */
const MOST_AT_ONCE = 5;

const ENDS: readonly ProblemCode[] = [
  'application-sent',
  'application-not-found',
  'invalid-session',
  'not-allowed',
  'not-found',
  'view-only',
];

export type AnswerSaver = ReturnType<typeof answerSaver>;

/**
 * Keeps what is typed until the server has it: one request at a time, again and again until it comes through. Each
 * answer names the version that it was typed on, so that two windows never undo each other unasked.
 */
export function answerSaver({ send, versionOf, keep, onEnd }: Parts) {
  let state: SaverState = { waiting: {}, status: 'rest', conflicts: [] };
  let nextPageUrl: string | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let hasEnded = false;
  /** The version that each waiting answer was typed on. */
  const typedOn = new Map<string, number>();
  /** Fields that somebody is in: half a word is not sent. */
  const typing = new Set<string>();
  const listeners = new Set<() => void>();

  const change = (next: Partial<SaverState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const isInConflict = (key: string) => state.conflicts.some((conflict) => conflict.key === key);
  const toSend = () => Object.entries(state.waiting).filter(([key]) => !isInConflict(key) && !typing.has(key));

  const without = (sent: readonly [string, string][]) => {
    const isKept = ([key, value]: [string, string]) => sent.some(([other, was]) => other === key && was === value);
    return Object.fromEntries(Object.entries(state.waiting).filter((entry) => !isKept(entry)));
  };

  /** Of what waits, each answer that has another version by now and says something else. */
  const meet = (current: SavedAnswers) => {
    keep(current);
    const conflicts = toSend()
      .filter(([key]) => typedOn.get(key) !== versionOf(key))
      .map(([key, mine]): Conflict => ({ key, mine, theirs: current.answers[key] ?? '' }));
    for (const { key } of conflicts) typedOn.set(key, versionOf(key));
    change({ conflicts: [...state.conflicts, ...conflicts.filter(({ mine, theirs }) => mine !== theirs)] });
  };

  const tryAgainLater = () => {
    change({ status: 'failed' });
    timer = setTimeout(() => void flush(), PAUSES[Math.min(tries, PAUSES.length) - 1]);
  };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    const sent = toSend();
    const route = nextPageUrl;
    if (isBusy || hasEnded || (sent.length === 0 && route === null)) return;
    isBusy = true;
    if (state.status !== 'failed') change({ status: 'saving' });
    try {
      const versions = Object.fromEntries(sent.map(([key]) => [key, typedOn.get(key) ?? versionOf(key)]));
      keep(await send({ answers: Object.fromEntries(sent), versions, ...(route !== null && { nextPageUrl: route }) }));
      tries = 0;
      if (nextPageUrl === route) nextPageUrl = null;
      // What was typed meanwhile stands on what was just kept.
      for (const [key] of sent) typedOn.set(key, versionOf(key));
      change({ waiting: without(sent), status: 'saved' });
      isBusy = false;
      if (toSend().length > 0 || nextPageUrl !== null) await flush();
    } catch (error) {
      isBusy = false;
      tries += 1;
      await afterRefusal(error);
    }
  }

  async function afterRefusal(error: unknown) {
    const problem = error instanceof Problem ? error : null;
    if (problem && ENDS.includes(problem.code)) {
      hasEnded = true;
      change({ status: 'failed' });
      onEnd(problem.code);
      return;
    }
    if (problem?.code !== 'stale-version' || !problem.current || tries > MOST_AT_ONCE) return tryAgainLater();
    meet(problem.current as SavedAnswers);
    if (toSend().length > 0 || nextPageUrl !== null) return flush();
    change({ status: 'rest' });
  }

  return {
    get: () => state,
    /** Whether something waits that may still be kept. */
    hasLeft: () => !hasEnded && Object.keys(state.waiting).length > 0,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shown at once; sent with the next flush, or once the field is left. */
    type: (answers: Readonly<Record<string, string>>, isWhole: boolean) => {
      for (const key of Object.keys(answers)) {
        if (!(key in state.waiting)) typedOn.set(key, versionOf(key));
        if (!isWhole) typing.add(key);
      }
      change({ waiting: { ...state.waiting, ...answers } });
    },
    flush,
    leave: () => {
      typing.clear();
      return flush();
    },
    /** Where the application goes on. ENROLL-621. */
    goOnAt: (route: string) => {
      nextPageUrl = route;
      typing.clear();
      return flush();
    },
    settle: ({ key }: Conflict, keepMine: boolean) => {
      const { [key]: _other, ...rest } = state.waiting;
      const conflicts = state.conflicts.filter((conflict) => conflict.key !== key);
      change({ conflicts, ...(!keepMine && { waiting: rest }) });
      return flush();
    },
  };
}
