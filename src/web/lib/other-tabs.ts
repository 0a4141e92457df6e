import { isOnServer } from './on-server.ts';

const CHANNEL = 'shopper-profile';

/** What tabs tell each other: never whose, and never what. */
type News = 'profile-changed' | 'viewer-changed' | 'signed-out';

// Old browsers have no channel: their other tabs catch up when they are looked at again.
const channel = isOnServer || typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

export const tellOtherTabs = (news: News = 'profile-changed') => channel?.postMessage(news);

/** @returns how to stop listening. */
export function onNews(listener: (news: News) => void): () => void {
  const hear = ({ data }: MessageEvent) => listener(data as News);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
