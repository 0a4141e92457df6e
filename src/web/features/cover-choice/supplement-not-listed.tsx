import { MEDICARE_PHONE } from '#content/medicare-phone.ts';
import { usePageTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Notice } from '#web/ui/notice.tsx';

/** What we do not have yet, and who can help. */
export function SupplementNotListed() {
  const { notListed } = usePageTexts('cover-explained').coverExplained;
  const { site, texts } = useStart();
  const { needHelp, tty } = site.phones;
  const { call } = texts.shell.footer;

  return (
    <Notice tone="note">
      <p>
        <strong>{notListed.title}.</strong> {notListed.callUs}{' '}
        <span className="phone">
          <a href={`tel:${needHelp}`}>{needHelp}</a> {call(tty)}
        </span>
      </p>
      <p>
        {notListed.ship}{' '}
        <span className="phone">
          <a href={`tel:${MEDICARE_PHONE.number}`}>1-800-MEDICARE</a>{' '}
          <span className="whole-word">{call(MEDICARE_PHONE.tty)}.</span>
        </span>
      </p>
    </Notice>
  );
}
