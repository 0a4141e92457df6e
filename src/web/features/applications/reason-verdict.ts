import type { ApplicationFormTexts } from '#content/en/application-form-texts.ts';
import { formatDate } from '#content/format/date.ts';
import { MEDICARE_PHONE } from '#content/medicare-phone.ts';
import type { ReasonDecision } from '#domain/applications/election-reasons.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Language } from '#domain/language/language.ts';

type Words = ApplicationFormTexts['election'];
type Open = Extract<ReasonDecision, { open: true }>;

/** What a reason comes to today. Of a day that is still missing the field itself speaks. */
export function reasonVerdict(decision: ReasonDecision, words: Words, language: Language): string {
  const inWords = (day: IsoDate | null) => (day === null ? '' : formatDate(day, language));
  if (decision.open) return openReason(decision, words, inWords);
  switch (decision.because) {
    case 'person-must-check':
      return decision.what === 'disaster'
        ? `${words.checks.disaster} ${words.callMedicare(MEDICARE_PHONE.number, MEDICARE_PHONE.tty)}`
        : words.checks[decision.what];
    case 'before-window':
      return words.refusals['before-window'](inWords(decision.first));
    case 'after-window':
      return words.refusals['after-window'](inWords(decision.last));
    case 'date-differs':
      return words.refusals['date-differs'](inWords(decision.known));
    case 'other-start':
      return words.refusals['other-start'](inWords(decision.earliest));
    case 'before-medicare':
      return words.refusals['before-medicare'](inWords(decision.medicareStart));
    case 'not-this-year':
      return words.refusals['not-this-year'](inWords(decision.earliest));
    case 'date-impossible':
    case 'date-missing':
    case 'none-applies':
    case 'not-this-plan':
    case 'text-missing':
      return words.refusals[decision.because]();
  }
}

/** Until when it may be used, and on which days the plan can start by it. */
function openReason({ last, earliest, latest }: Open, words: Words, inWords: (day: IsoDate) => string): string {
  const until = last === null ? words.open : words.openUntil(inWords(last));
  const starts =
    earliest === latest ? words.starts(inWords(earliest)) : words.startsBetween(inWords(earliest), inWords(latest));
  return `${until} ${starts}`;
}
