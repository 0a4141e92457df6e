import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { interactionQuery } from '#web/data/identity.ts';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import styles from '#web/ui/form.module.css';
import { PageHead } from '#web/ui/page-head.tsx';
import type { Demo } from './demo-accounts.tsx';
import { hasEnded } from './refusal.ts';

type Props = {
  interaction: string;
  title: string;
  lead: string;
  children: (demo: Demo | null) => ReactNode;
};

/** A page of a sign-in: it stands only while the sign-in that this browser began can be finished. */
export function InteractionScreen({ interaction, title, lead, children }: Props) {
  const texts = useTexts();
  const { ended, goOn } = useIdentityTexts();
  const { data, error, refetch } = useQuery(interactionQuery(interaction));

  if (hasEnded(error)) {
    return (
      <div className={`wrap page ${styles.narrowPage}`}>
        <PageHead title={ended.title}>
          <p className="lead">{ended.lead}</p>
        </PageHead>
        <p className="actions">
          <a className="ds-c-button ds-c-button--solid" href="/sign-in">
            {ended.again}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div className={`wrap page ${styles.narrowPage}`}>
      <PageHead title={title}>
        <p className="lead">{lead}</p>
        <p>{goOn}</p>
      </PageHead>
      {error && (
        <Failure
          sentence={problemText(error, texts)}
          tryAgain={texts.shell.tryAgain}
          onTryAgain={() => void refetch()}
        />
      )}
      {data && children(data.demo)}
    </div>
  );
}
