import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Reply } from '#contract/schemas.ts';
import { interactionQuery } from '#web/data/identity.ts';
import { useIdentityTexts } from '#web/data/page-texts.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useTexts } from '#web/lib/start-context.ts';
import { Failure } from '#web/ui/failure.tsx';
import styles from '#web/ui/form.module.css';
import { PageHead } from '#web/ui/page-head.tsx';
import { hasEnded } from './refusal.ts';

type Props = {
  interaction: string;
  title: string;
  lead: string;
  /** Which part of the page it is, where the page has several. */
  part?: string;
  children: (interaction: Interaction) => ReactNode;
  /** What is asked after the password, with a heading of its own. */
  secondStep?: (secondFactor: SecondFactor) => ReactNode;
  /** What is asked while a code by mail is waited for, with a heading of its own. */
  mailed: (mailed: Mailed) => ReactNode;
};

type Interaction = Reply<'getInteraction'>;
export type Mailed = NonNullable<Interaction['mailed']>;
export type SecondFactor = NonNullable<Interaction['secondFactor']>;

/** A page of a sign-in: it stands only while the sign-in that this browser began can be finished. */
export function InteractionScreen({ interaction, title, lead, part = '', children, secondStep, mailed }: Props) {
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
  if (data?.secondFactor && secondStep) {
    return <div className={`wrap page ${styles.narrowPage}`}>{secondStep(data.secondFactor)}</div>;
  }
  if (data?.mailed) return <div className={`wrap page ${styles.narrowPage}`}>{mailed(data.mailed)}</div>;
  return (
    <div className={`wrap page ${styles.narrowPage}`}>
      <PageHead title={title} part={part}>
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
      {data && children(data)}
    </div>
  );
}
