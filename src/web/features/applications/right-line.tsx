import { formatDate } from '#content/format/date.ts';
import type { JoiningRight } from '#domain/applications/joining-right.ts';
import { type IsoDate, yearOf } from '#domain/calendar/iso-date.ts';
import { openEnrollmentOf } from '#domain/plan-year/season.ts';
import { useApplicationFormTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Notice } from '#web/ui/notice.tsx';

/** What all reasons together come to: whether this plan can be joined today. */
export function RightLine({ judged: { right }, today }: { judged: JoiningRight; today: IsoDate }) {
  const { right: words, reasons } = useApplicationFormTexts().election;
  const { language } = useStart();
  const [thisYear, nextYear] = [openEnrollmentOf(yearOf(today)).from, openEnrollmentOf(yearOf(today) + 1).from];
  const next = formatDate(today < thisYear ? thisYear : nextYear, language);
  const byReason = right.may && right.by !== 'open-enrollment' ? reasons[right.by].label : null;

  return (
    <div role="status">
      <Notice tone="note">
        {right.may ? (
          byReason && <p>{right.checked ? words.checked : words.byReason(byReason)}</p>
        ) : (
          <p>{words.none[right.because](next)}</p>
        )}
      </Notice>
    </div>
  );
}
