import type { MemberImport } from '#contract/imports.ts';
import { useImportsTexts } from '#web/data/page-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';

const CLAIMS_PAGE = '/your-claims';

type Props = {
  memberImport: MemberImport;
  /** A moment ago, where their claims are kept. */
  hasAgreed: boolean;
};

/** What a member should know of their claims while they look at their profile. */
export function ImportNotice({ memberImport, hasAgreed }: Props) {
  const { notice: words } = useImportsTexts().imports;
  const { conflicts, importedOn, isRunning } = memberImport;

  return (
    <>
      {hasAgreed && (
        <Notice tone="note" urgent>
          <p>{words.agreed}</p>
        </Notice>
      )}
      {isRunning && (
        <Notice tone="note">
          <p>{words.running}</p>
        </Notice>
      )}
      {conflicts.length > 0 ? (
        <Notice tone="note">
          <p>{words.conflicts(conflicts.length)}</p>
          <p>
            <Link to={CLAIMS_PAGE}>{words.choose}</Link>
          </p>
        </Notice>
      ) : (
        importedOn && (
          <p>
            <Link to={CLAIMS_PAGE}>{words.see}</Link>
          </p>
        )
      )}
    </>
  );
}
