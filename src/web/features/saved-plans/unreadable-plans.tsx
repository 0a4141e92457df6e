import { useSavedPlansTexts } from '#web/data/page-texts.ts';
import { useRemoveUnreadablePlan, useSavedPlans } from '#web/data/saved-plans.ts';
import { useMay } from '#web/data/viewer.ts';
import { announce } from '#web/lib/announce.ts';
import { Notice } from '#web/ui/notice.tsx';

type Props = {
  planYear: number;
  /** The button that was pressed goes with its notice. */
  onRemoved: () => void;
};

/** What is kept and can not be read: nothing that a person saved goes without a word. */
export function UnreadablePlans({ planYear, onRemoved }: Props) {
  const words = useSavedPlansTexts();
  const mayChange = useMay('removePlan');
  const { unreadable } = useSavedPlans(planYear);
  const { mutate, isPending, variables, isError } = useRemoveUnreadablePlan(planYear);

  return unreadable.map(({ planId, planName }) => (
    <Notice key={planId} tone="problem">
      <p>{words.unreadable(planName)}</p>
      {isError && variables === planId && <p role="alert">{words.notRemoved(planName)}</p>}
      <button
        type="button"
        className="link-button"
        disabled={!mayChange || isPending}
        onClick={() =>
          mutate(planId, {
            onSuccess: () => {
              onRemoved();
              announce(words.removed(planName));
            },
          })
        }
      >
        {words.removePlan(planName)}
      </button>
    </Notice>
  ));
}
