import { formatSavedTime } from '#content/format/saved-time.ts';
import { logOnce } from '#web/lib/log-once.ts';
import { useStart } from '#web/lib/start-context.ts';

/** Day and time, in Central time as everywhere. */
export function useTimeOf() {
  const { language } = useStart();
  return (at: string) => formatSavedTime(at, language, () => logOnce('a time of access is no time'));
}
