import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { County } from '#contract/geography.ts';
import { CountyChoice } from '#web/features/geography/county-choice.tsx';
import { WhereForm } from '#web/features/geography/where-form.tsx';
import { useTexts } from '#web/lib/start-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';

type Props = {
  /** Why the plans can not be shown yet. */
  sentence?: string | undefined;
  startWith?: string;
  /** Those of a ZIP code, of which one has to be chosen; without them a ZIP code is asked for. */
  counties?: readonly County[];
  /** Called with the place once it is known. */
  onPlace?: (county: County) => void;
  /** What stands in the place of the question. */
  children?: ReactNode;
};

/** The plan list before it is clear whose plans to show. */
export default function WhereFirst({ sentence, startWith = '', counties, onPlace, children }: Props) {
  const texts = useTexts();
  const navigate = useNavigate();

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
        {onPlace && !counties && <WhereForm startWith={startWith} onPlace={onPlace} />}
        {onPlace && counties && (
          <CountyChoice counties={counties} onChoose={onPlace} onOtherZip={() => navigate('/')} />
        )}
        {children}
      </div>
    </div>
  );
}
