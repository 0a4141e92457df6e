import type { Provider } from '#contract/saved-providers.ts';
import { shownOf } from '#domain/providers/shown-answers.ts';
import { useDoctorsTexts } from '#web/data/page-texts.ts';
import { CoverageAnswer } from '#web/parts/providers/coverage-answer.tsx';
import { CoverageEvidence } from '#web/parts/providers/coverage-evidence.tsx';
import { addressOf } from '#web/parts/providers/provider-words.ts';
import { WhatToDo } from '#web/parts/providers/what-to-do.tsx';
import { PaperModal } from '#web/ui/paper-modal.tsx';
import { CallNoteForm } from './call-note-form.tsx';
import { ShownBefore } from './shown-before.tsx';
import type { DoctorCoverage, DoctorPlan } from './use-doctor-coverage.ts';

type Props = {
  isOpen: boolean;
  provider: Provider;
  plan: DoctorPlan;
  planYear: number;
  coverage: DoctorCoverage;
  onClose: () => void;
};

/** Why a doctor counts as in a plan's network or not, whom to ask, and what was said. It prints alone. */
export default function CoverageDialog({ isOpen, provider, plan, planYear, coverage, onClose }: Props) {
  const { evidence: words } = useDoctorsTexts().doctors;
  const known = coverage.answerOf(plan.planId, provider);
  const answer = known?.answer ?? 'not-available';

  return (
    <PaperModal
      isOpen={isOpen}
      hasLongTitle
      title={words.title(provider.providerName, plan.planName)}
      close={{ label: words.close, onClose }}
    >
      <p>
        <CoverageAnswer answer={answer} />
      </p>
      <p>{words.means[answer]}</p>
      <p className="quiet">{addressOf(provider)}</p>
      {known && <CoverageEvidence coverage={known} directory={coverage.directoryOf(plan.planId)} />}
      <ShownBefore shown={shownOf(provider.shownAnswers, { planId: plan.planId, planYear })} />
      <WhatToDo provider={provider} planName={plan.planName} planYear={planYear} isPffs={plan.isPffs} />
      <CallNoteForm
        key={`${provider.providerId} ${plan.planId} ${planYear}`}
        provider={provider}
        planId={plan.planId}
        planYear={planYear}
      />
    </PaperModal>
  );
}
