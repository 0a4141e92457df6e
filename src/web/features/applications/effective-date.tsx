import { useEffect, useEffectEvent } from 'react';
import { formatDate } from '#content/format/date.ts';
import { answerOf } from '#domain/applications/field.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { useApplicationFormTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ChoiceField } from './choice-field.tsx';
import { rightOf } from './faults-of-step.ts';
import { fieldId } from './field-id.ts';
import type { AnswersOfForm } from './use-answers.ts';

const KEY = 'ProposedEffectiveDate';

type Props = { form: AnswersOfForm; today: IsoDate; error: string | null; reasons: string };

/** The days on which the plan can start. Where there is one alone, nobody is asked to choose it. ENROLL-614. */
export function EffectiveDate({ form, today, error, reasons }: Props) {
  const { application, election } = useApplicationFormTexts();
  const { start: words } = election;
  const { language } = useStart();
  const { effectiveDates } = rightOf(form, today);
  const chosen = answerOf(form.answers, KEY);
  const [first] = effectiveDates;
  const only = effectiveDates.length === 1 ? first : undefined;
  const takeOnly = useEffectEvent((day: IsoDate) => form.choose(KEY, day));

  useEffect(() => {
    if (only && chosen !== only) takeOnly(only);
  }, [only, chosen]);

  if (first === undefined)
    return (
      <Notice tone="note">
        <p id={fieldId(KEY)} tabIndex={-1}>
          {words.none}
        </p>
        <Link className="ds-c-button" to={reasons}>
          {application.toReasons}
        </Link>
      </Notice>
    );
  if (only)
    return (
      <Notice tone="note">
        <p id={fieldId(KEY)} tabIndex={-1}>
          {words.only(formatDate(only, language))}
        </p>
      </Notice>
    );
  return (
    <ChoiceField
      id={fieldId(KEY)}
      label={words.label}
      hint={words.hint}
      value={chosen}
      choices={effectiveDates.map((day) => ({ value: day, label: formatDate(day, language) }))}
      error={error}
      onValue={(day) => form.choose(KEY, day)}
    />
  );
}
