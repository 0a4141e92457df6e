import type { MemberImport } from '#contract/imports.ts';
import { useImportsTexts } from '#web/data/page-texts.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ConsentEnd } from './consent-end.ts';

const CLAIMS_PAGE = '/your-claims';

type Props = { memberImport: MemberImport; consentEnd: ConsentEnd | null };

/** What a member should know of their claims while they look at their profile. */
export function ImportNotice({ memberImport, consentEnd }: Props) {
  const { notice: words } = useImportsTexts().imports;
  const { conflicts, importedOn, isRunning } = memberImport;

  return (
    <>
      {consentEnd && (
        <Notice tone={consentEnd === 'unavailable' ? 'problem' : 'note'} urgent>
          <p>{words.came[consentEnd]}</p>
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
