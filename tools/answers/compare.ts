import { diceOf } from './dice.ts';
import { type Difference, differencesOf } from './differences.ts';
import { type Answer, ask, forEachOf, type Kind, type Question } from './question.ts';
import { questionOf } from './questions.ts';
import { IN_TODAYS_SHAPE } from './todays-shape.ts';
import type { World } from './world.ts';

export type Compared = {
  questions: number;
  /** How many answers there were of each status. */
  statuses: Record<number, number>;
  different: { question: Question; differences: Difference[] }[];
};

/** The number of the request, which is never the same. */
const OF_THE_REQUEST = 'instance';

/** Asks both servers the same random questions. */
export async function compareAnswers(
  kind: Kind,
  world: World,
  servers: { older: string; newer: string },
  { questions, seed, ignore }: { questions: number; seed: string; ignore: readonly string[] },
): Promise<Compared> {
  const ignored = new Set([OF_THE_REQUEST, ...ignore]);
  const compared: Compared = { questions: 0, statuses: {}, different: [] };
  const all = Array.from({ length: questions }, (_, index) =>
    questionOf(kind, diceOf(`${seed} ${kind} ${index}`), world),
  );
  await forEachOf(all, async (question) => {
    const [older, newer] = await Promise.all([ask(servers.older, question), ask(servers.newer, question)]);
    compared.questions += 1;
    compared.statuses[older.status] = (compared.statuses[older.status] ?? 0) + 1;
    const inTodaysShape = IN_TODAYS_SHAPE[kind];
    const isAnswer = older.status === 200;
    if (isAnswer && inTodaysShape) {
      older.reply = await inTodaysShape(
        older.reply,
        async (other) => (await ask(servers.older, { ...question, ...other })).reply,
      );
    }
    const differences = differencesBetween(older, newer, ignored);
    if (differences.length > 0) compared.different.push({ question, differences });
  });
  return compared;
}

function differencesBetween(older: Answer, newer: Answer, ignored: ReadonlySet<string>): Difference[] {
  if (older.status !== newer.status) {
    return [{ path: 'status', older: String(older.status), newer: `${newer.status} ${JSON.stringify(newer.reply)}` }];
  }
  return differencesOf(older.reply, newer.reply, ignored);
}
