import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isOnServer } from '#web/lib/on-server.ts';
import { recall, remember } from '#web/lib/session-memory.ts';
import { useStart } from '#web/lib/start-context.ts';
import { type Origin, originOf, toolAt } from './origin.ts';

const NOWHERE = { referrer: '', here: '' };

/** The tool that the shopper came from, decided once for this visit of the profile. SHELL-011. */
export function useOrigin(): Origin | null {
  const { addresses } = useStart().site;
  const { search } = useLocation();
  const [origin] = useState(() => {
    const inAddress = new URLSearchParams(search).get('origin');
    const { referrer, here } = isOnServer ? NOWHERE : { referrer: document.referrer, here: window.location.href };
    return originOf({ inAddress, remembered: recall('origin'), referrer, here }, addresses);
  });

  useEffect(() => {
    if (origin !== null) remember('origin', origin);
  }, [origin]);
  return origin;
}

/** A tool that is one of our own pages leaves its name for the profile. */
export function useRememberTool() {
  const { addresses } = useStart().site;
  const { pathname } = useLocation();

  useEffect(() => {
    const tool = toolAt(pathname, window.location.origin, addresses);
    if (tool !== null) remember('origin', tool);
  }, [pathname, addresses]);
}
