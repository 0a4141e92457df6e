import type { ReactNode } from 'react';
import type { County } from '#contract/geography.ts';
import { WhereForm } from '#web/features/geography/where-form.tsx';
import { useTexts } from '#web/lib/start-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

type Props = {
  /** Why the plans can not be shown yet. */
  sentence?: string | undefined;
  startWith?: string;
  /** Called with the place once it is known; without it the children ask. */
  onPlace?: (county: County) => void;
  children?: ReactNode;
};

/** The plan list before it is clear whose plans to show. */
export function WhereFirst({ sentence, startWith = '', onPlace, children }: Props) {
  const texts = useTexts();

  return (
    <div className="wrap page">
      <PageHead name={texts.planList.pageTitle} title={texts.planList.titleWithoutPlace} />
      {sentence && (
        <Notice tone="note">
          <p>{sentence}</p>
        </Notice>
      )}
      {/* Made anew with the sentence above it, so that nothing on the screen is pushed down. */}
      <div className="panel" key={sentence}>
        {onPlace && <WhereForm startWith={startWith} onPlace={onPlace} />}
        {children}
      </div>
    </div>
  );
}
