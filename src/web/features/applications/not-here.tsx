import { useApplicationTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** An address that does not say for which plan and place: the list of plans leads to one that does. */
export function NotHere() {
  const { application: words } = useApplicationTexts();
  const { site } = useStart();
  return (
    <Notice tone="note">
      <p>{words.notHere.text}</p>
      <Link className="ds-c-button" to={site.addresses.planSummary}>
        {words.notHere.see}
      </Link>
    </Notice>
  );
}
