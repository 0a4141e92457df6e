import { formatDate } from '#content/format/date.ts';
import type { ShownAnswer } from '#contract/shown-answer.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './doctors.module.css';

/** What we showed of one doctor and one plan, the newest first, each with the list that it came from. Decision 0081. */
export function ShownBefore({ shown }: { shown: readonly ShownAnswer[] }) {
  const { answers, evidence } = useDoctorsTexts().doctors;
  const { language } = useStart();
  const { shown: words } = evidence;
  if (shown.length === 0) return null;

  const day = (date: string) => formatDate(date.slice(0, 10), language);
  const fromList = ({ publisher, asOf, readAt }: NonNullable<ShownAnswer['list']>) =>
    asOf === null ? words.listOfNoDate(publisher, day(readAt)) : words.list(publisher, day(asOf), day(readAt));
  return (
    <section>
      <h3>{words.heading}</h3>
      <ul className={styles.bullets}>
        {shown.toReversed().map(({ shownOn, answer, list }) => (
          <li key={`${shownOn} ${answer} ${list?.readAt}`}>
            {words.on(day(shownOn), answers[answer])} {answer === 'not-available' && list === null && words.noList}
            {list && fromList(list)}
          </li>
        ))}
      </ul>
      {shown.length > 1 && <p>{words.changed}</p>}
    </section>
  );
}
