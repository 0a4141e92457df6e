import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { logOnce } from '#web/lib/log-once.ts';
import { signOut } from './sign-out.ts';

/** Signing out by hand: what fails is said, and can be tried again. AUTH-608. */
export function useSignOut() {
  const client = useQueryClient();
  const [hasFailed, setFailed] = useState(false);

  const start = () => {
    setFailed(false);
    signOut(client).catch(() => {
      logOnce('the sign-out failed');
      setFailed(true);
    });
  };
  return { start, hasFailed };
}
