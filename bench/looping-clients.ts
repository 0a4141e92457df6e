import autocannon from 'autocannon';

/** Clients that ask the same in a loop, in a process of their own, until they are told to stop. */
export type Loop = { url: string; clients: number; body: string };
export type Looped = { answered: number; refused: number };

const LONGER_THAN_IT_TAKES = 3600;

process.once('message', ({ url, clients, body }: Loop) => {
  const headers = { 'content-type': 'application/json' };
  const loops = { url, method: 'POST', headers, body, connections: clients, duration: LONGER_THAN_IT_TAKES } as const;
  const instance = autocannon(loops, (error, result) => {
    if (error) throw error;
    process.send?.({ answered: result['2xx'], refused: result.non2xx } satisfies Looped, () => process.exit(0));
  });
  process.once('message', () => instance.stop());
});
