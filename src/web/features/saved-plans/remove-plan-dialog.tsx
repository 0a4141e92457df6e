import type { SavedPlan } from '#contract/saved-plans.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import modalStyles from '#web/ui/modal.module.css';
import { Said, said } from '#web/ui/said.tsx';
import { SourceWords } from '#web/ui/source-words.tsx';
import { removalRows } from './removal-rows.ts';
import styles from './saved-plan-card.module.css';

type Props = { plan: SavedPlan | null; onConfirm: (plan: SavedPlan) => void; onKeep: () => void };

/** PLAN-601 to PLAN-603. */
export default function RemovePlanDialog({ plan, onConfirm, onKeep }: Props) {
  const { texts, language } = useStart();
  const { planCard, removePlan, sourceWords } = useProfileTexts();
  const words = { planFacts: texts.planFacts, planCard, sourceWords };
  const rows = plan?.facts ? removalRows(plan.facts, words, language) : [];

  return (
    <ConfirmDialog
      isOpen={plan !== null}
      title={removePlan.question}
      confirm={removePlan.confirm}
      keep={removePlan.keep}
      close={removePlan.close}
      onConfirm={() => plan && onConfirm(plan)}
      onKeep={onKeep}
    >
      <p className={modalStyles.subject}>
        <SourceWords>{plan?.planName}</SourceWords>
      </p>
      {rows.length > 0 && (
        <dl className={styles.facts}>
          {rows.map(({ label, value }) => (
            <div className={styles.fact} key={label.text}>
              <dt>{said(label)}</dt>
              <dd>
                <Said said={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </ConfirmDialog>
  );
}
