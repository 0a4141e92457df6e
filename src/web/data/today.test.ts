import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from '#contract/problem.ts';
import { fakeNetwork } from '#tests/support/web/fake-network.ts';
import { systemDateQuery } from './today.ts';

afterEach(() => vi.useRealTimers());

test('[ERR-407] a date that the server did not tell is asked for again, and once it is told no more', async () => {
  vi.useFakeTimers();
  let isDown = true;
  const { sentTo } = fakeNetwork({
    getSystemDate: () => {
      if (isDown) throw new Problem('unexpected');
      return { systemDate: '2026-11-16T10:00:00-06:00' };
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const stop = new QueryObserver(client, systemDateQuery).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.getQueryState(systemDateQuery.queryKey)?.status).toBe('error');
  isDown = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(client.getQueryData(systemDateQuery.queryKey)).toBe('2026-11-16T10:00:00-06:00');
  const asked = sentTo('getSystemDate').length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sentTo('getSystemDate')).toHaveLength(asked);
  stop();
});
