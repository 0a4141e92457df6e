import { expect, test, vi } from 'vitest';
import { buildEvent, onTracked, track } from './events.ts';

test('[ROLE-415] the event of a cloaked agent names the agent', () => {
  const { data } = buildEvent('view-profile', { agentUserName: 'a.smith' });
  expect(data.agent_name).toBe('a.smith');
  expect(data.agent_action).toBe('view-profile');
  expect(data).not.toHaveProperty('profile_action');
});

test('[ROLE-415] without an agent the field is absent', () => {
  const { data } = buildEvent('view-profile', { agentUserName: null });
  expect(data).not.toHaveProperty('agent_name');
  expect(data.profile_action).toBe('view-profile');
});

test('an event is known by a random id of its own, and the page by one that stays', () => {
  const [one, two] = [1, 2].map(() => buildEvent('print', { agentUserName: null }));
  expect(one?.event_uuid).not.toBe(two?.event_uuid);
  expect(one?.data.internalUserId).toBe(two?.data.internalUserId);
  expect(one?.data.internalUserId).toMatch(/^[0-9a-f]{32}$/);
});

test('who listens hears each event once, until they stop', () => {
  const listener = vi.fn();
  const stop = onTracked(listener);
  track('print', { agentUserName: null });
  stop();
  track('print', { agentUserName: null });
  expect(listener).toHaveBeenCalledOnce();
});
