import { formatDate } from '#content/format/date.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type Season, seasonOf } from '#domain/plan-year/season.ts';
import { useHomeTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './season-band.module.css';

type Props = {
  /** Null when the server has not told the day: then nothing is counted. */
  today: IsoDate | null;
};

/** Which enrollment period it is, and how many days are left until the next date that matters. */
export function SeasonBand({ today }: Props) {
  const { season: words } = useHomeTexts();
  const { addresses } = useStart().site;
  const season = today && seasonOf(today);

  return (
    <section className={styles.band} aria-label={words.label}>
      <div className={`wrap ${styles.inner}`}>
        {season && <Countdown season={season} />}
        <div className={styles.words}>
          {season && <h2>{words[season.phase].title}</h2>}
          <p>{season ? words[season.phase].text(season.planYear) : words.everyYear}</p>
          {season && season.phase !== 'open-enrollment' && <p>{words.everyYear}</p>}
        </div>
        <p className={styles.aside}>
          {words.otherTimes} <Link to={addresses.medicareEducation}>{words.learnMore}</Link>
        </p>
      </div>
    </section>
  );
}

function Countdown({ season: { daysLeft, date } }: { season: Season }) {
  const { language } = useStart();
  const { season: words } = useHomeTexts();
  if (daysLeft === 0) {
    return (
      <p className={styles.countdown}>
        <span className={styles.number}>{words.today}</span> <span>{words.lastDay}</span>
      </p>
    );
  }
  return (
    <p className={styles.countdown}>
      <span className={styles.number}>{daysLeft}</span>{' '}
      <span>
        {words.days(daysLeft)} <span className={styles.date}>{words.until(formatDate(date, language))}</span>
      </span>
    </p>
  );
}
