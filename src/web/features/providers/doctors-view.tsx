import { useProfileTexts } from '#web/data/page-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';

/** The saved doctors and dentists. SHELL-010. */
export function DoctorsView({ browseAddress }: { browseAddress: string }) {
  const { browse, providers } = useProfileTexts().profileShell;

  return (
    <EmptyState title={providers.empty}>
      <p>{providers.why}</p>
      <p className="quiet">{providers.notYet}</p>
      <Link className="ds-c-button ds-c-button--solid" to={browseAddress}>
        {browse}
      </Link>
    </EmptyState>
  );
}
