import { formatSavedTime } from '#content/format/saved-time.ts';
import { logOnce } from './log-once.ts';
import { useStart } from './start-context.ts';

/** Day and time, in Central time as everywhere. */
export function useTimeOf() {
  const { language } = useStart();
  return (at: string) => formatSavedTime(at, language, () => logOnce('a time of what happened is no time'));
}
