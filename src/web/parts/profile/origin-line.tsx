import { formatDate } from '#content/format/date.ts';
import { centralDate } from '#domain/calendar/central-time.ts';
import type { Origin } from '#domain/profile/origin.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';

/** Where a row came from, and when; nothing where the server does not tell. */
export function OriginLine({ origin }: { origin: Origin | undefined }) {
  const { origin: words } = useProfileTexts();
  const { language } = useStart();
  if (!origin) return null;
  const from = words[origin.kind];
  const day = origin.when === null ? '' : formatDate(centralDate(Date.parse(origin.when)), language);

  return <p className="quiet">{day === '' ? from : words.on(from, day)}</p>;
}
