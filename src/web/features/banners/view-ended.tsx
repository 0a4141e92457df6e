import { useHref } from 'react-router';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { PageHead } from '#web/ui/page-head.tsx';

/** An agent without an opened profile: there is nothing to look at in this tab. Design §8. */
export default function ViewEnded() {
  const { viewEnded } = useProfileTexts().banners;
  const desk = useHref(useStart().site.addresses.agentDesk);

  return (
    <div className="wrap page">
      <PageHead title={viewEnded.title} />
      <p role="status">{viewEnded.text}</p>
      <p>
        <a className="ds-c-button ds-c-button--solid" href={desk}>
          {viewEnded.desk}
        </a>
      </p>
    </div>
  );
}
