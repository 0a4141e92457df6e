import type { ApplicationFormTexts } from '#content/en/application-form-texts.ts';
import type { ApplicationTexts as PageTexts } from '#content/en/application-texts.ts';
import { formatDate } from '#content/format/date.ts';
import { stateName } from '#content/format/state-name.ts';
import type { Field } from '#domain/applications/field.ts';
import { ELECTION_REASONS } from '#domain/applications/reason-keys.ts';
import { displayMedicareNumber } from '#domain/identity/medicare-number.ts';
import type { Language } from '#domain/language/language.ts';

type ApplicationTexts = PageTexts & ApplicationFormTexts;
type Words = { label: string; hint: string };

const at = <Value>(table: object, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? (table as Record<string, Value>)[key] : undefined;

/** What a question is called; a reason to join and its day have words of their own. */
export function wordsOfField({ key }: Field, { fields, personal, election }: ApplicationTexts): Words {
  const known = at<Words>(fields, key) ?? at<Words>(election.reasons, key);
  if (known) return known;
  if (key === 'otherSepReasonText') return { label: election.reasons.otherReason.day, hint: '' };
  const reason = ELECTION_REASONS.find((name) => key === `${name}Date`);
  if (reason) return { label: election.reasons[reason].day, hint: '' };
  const [question = '', choice = ''] = key.split('.');
  return { label: at<string>(at<{ choices: object }>(personal, question)?.choices ?? {}, choice) ?? key, hint: '' };
}

/** The choices of a question in the order in which they are stored. */
export function choicesOf({ key, choices = [] }: Field, texts: ApplicationTexts): { value: string; label: string }[] {
  const labels = at<Record<string, string>>(texts.choices, key) ?? texts.choices.yesNo;
  return choices.map((value) => ({ value, label: at<string>(labels, value) ?? value }));
}

/** An answer as it is read again: on the review, in a sent application and on paper. */
export function answerInWords(field: Field, answer: string, texts: ApplicationTexts, language: Language): string {
  if (field.kind === 'tick') return answer === 'yes' ? texts.application.yes : texts.choices.yesNo.no;
  if (answer === '') return texts.application.none;
  if (field.kind === 'choice') return choicesOf(field, texts).find(({ value }) => value === answer)?.label ?? answer;
  if (field.kind === 'day' || field.kind === 'birth-date') return formatDate(answer, language) || answer;
  if (field.kind === 'state') return stateName(answer, language);
  return field.kind === 'medicare-number' ? displayMedicareNumber(answer) : answer;
}
