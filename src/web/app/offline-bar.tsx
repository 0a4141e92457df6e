import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { announce } from '#web/lib/announce.ts';
import { useTexts } from '#web/lib/start-context.ts';
import styles from './offline-bar.module.css';

/** Says that there is no network. What could not be read meanwhile is read again by itself once there is one. */
export default function OfflineBar() {
  const { shell } = useTexts();
  const client = useQueryClient();
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );

  useEffect(() => {
    const onBack = () => {
      announce(shell.backOnline);
      void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
      void client.invalidateQueries({ queryKey: ['profile'] });
    };
    window.addEventListener('online', onBack);
    return () => window.removeEventListener('online', onBack);
  }, [client, shell]);

  return (
    <div role="status" className="no-print" data-part="offline">
      {!isOnline && <p className={styles.offline}>{shell.offline}</p>}
    </div>
  );
}

function listen(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
