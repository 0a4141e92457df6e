import { Link } from 'react-router';
import { useProfileTexts } from '#web/lib/page-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The saved drugs and the pharmacy. SHELL-009. */
export function DrugsView({ browseAddress }: { browseAddress: string }) {
  const { browse, drugs } = useProfileTexts().profileShell;

  return (
    <EmptyState title={drugs.empty}>
      <p>{drugs.why}</p>
      <p>{drugs.pharmacy}</p>
      <p className="quiet">{drugs.notYet}</p>
      <Link className="ds-c-button ds-c-button--solid" to={browseAddress}>
        {browse}
      </Link>
    </EmptyState>
  );
}
