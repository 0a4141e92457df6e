import { atRate, type Figure, rounded, throughputs } from '../measure.ts';
import { startSubject } from '../start-subject.ts';

const RATE = 200;
const SECONDS = 120;

/** What finding a session adds to a bare request, and two thousand sessions that are used at a steady rate. */
export async function sessionFigures(): Promise<Figure[]> {
  const { origin, bareUrl, sessions, stop } = await startSubject();
  const [first] = sessions;
  if (!first) throw new Error('There are no sessions to measure.');
  try {
    const { bare, session } = await throughputs({
      bare: { url: bareUrl },
      session: { url: `${origin}/landrover/api/session`, headers: { cookie: first.cookie } },
    });
    const reads = sessions.map(({ uuid, cookie }) => ({
      path: `/landrover/api/Users/${uuid}/plans/2027`,
      headers: { cookie },
    }));
    const { p50, p99, answered, failed } = await atRate(origin, reads, RATE, SECONDS);
    return [
      { name: 'a call that finds its session, to bare', value: rounded(session / bare), unit: 'ratio' },
      { name: 'live sessions', value: sessions.length, unit: 'sessions' },
      { name: `reads in ${SECONDS} s at ${RATE} a second`, value: answered, unit: 'answers' },
      { name: 'reads that failed', value: failed, unit: 'answers', wanted: '0' },
      { name: 'half of them took at most', value: p50, unit: 'ms' },
      { name: '99 of 100 took at most', value: p99, unit: 'ms' },
    ];
  } finally {
    await stop();
  }
}
