import { useState } from 'react';
import { recall } from '#web/lib/session-memory.ts';

/** Seen before this page was opened: what is on the screen now stays until it is closed. SHELL-401. */
export function useToastSeen() {
  const [isSeen] = useState(() => recall('toastSeen') !== null);
  const [isClosed, setClosed] = useState(false);
  return { isSeen, isClosed, close: () => setClosed(true) };
}
