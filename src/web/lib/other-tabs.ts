const CHANNEL = 'shopper-profile';
const MESSAGE = 'profile-changed';

// Old browsers have no channel: their other tabs catch up when they are looked at again.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

export const tellOtherTabs = () => channel?.postMessage(MESSAGE);

/** @returns how to stop listening. */
export function onChangeInOtherTab(listener: () => void): () => void {
  const hear = ({ data }: MessageEvent) => {
    if (data === MESSAGE) listener();
  };
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
