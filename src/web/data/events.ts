import type { Viewer } from '#contract/bootstrap.ts';
import { randomKey } from '#web/lib/random-key.ts';

/** Spec A7, B3. Nothing in it names a person: the tracking id is drawn anew for each page. Design §5. */
export type TrackedEvent = {
  event_type: 'profile' | 'agent';
  event_name: string;
  event_timestamp: string;
  event_uuid: string;
  app_name: 'shopper-profile';
  data: {
    user_tracking_system: 'shopper-profile';
    internalUserId: string;
    profile_action?: string;
    agent_action?: string;
    agent_name?: string;
  };
};

const trackingId = randomKey();

/** The agent's user name is in the events of a cloaked agent, and of nobody else. ROLE-415. */
export function buildEvent(action: string, { agentUserName }: Pick<Viewer, 'agentUserName'>): TrackedEvent {
  const shared = { user_tracking_system: 'shopper-profile', internalUserId: trackingId } as const;
  return {
    event_type: agentUserName === null ? 'profile' : 'agent',
    event_name: action,
    event_timestamp: new Date().toISOString(),
    event_uuid: randomKey(),
    app_name: 'shopper-profile',
    data:
      agentUserName === null
        ? { ...shared, profile_action: action }
        : { ...shared, agent_action: action, agent_name: agentUserName },
  };
}

const listeners = new Set<(event: TrackedEvent) => void>();

/**
 * Tells what somebody did to whoever listens on this page. Events travel no further until the events feature joins as
 * a listener and takes them to the server, whose outbox hands them to Kafka.
 */
export function track(action: string, viewer: Pick<Viewer, 'agentUserName'>) {
  const event = buildEvent(action, viewer);
  for (const listener of listeners) listener(event);
}

/** @returns how to stop listening. */
export function onTracked(listener: (event: TrackedEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
