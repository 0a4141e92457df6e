import { useEstimatorTexts } from '#web/data/page-texts.ts';
import { Modal } from '#web/ui/modal.tsx';

type Props = {
  /** What is missing; null while nothing is asked. */
  sentence: string | null;
  onFinish: () => void;
  onDrop: () => void;
};

/** Asks before a step is left with a drug that is not in the list yet. Closing it leaves everything as it was. */
export default function HalfTypedDialog({ sentence, onFinish, onDrop }: Props) {
  const { halfTyped: words } = useEstimatorTexts();

  return (
    <Modal isOpen={sentence !== null} title={words.title} close={{ label: words.close, onClose: onFinish }}>
      <p>{sentence}</p>
      <div className="actions">
        <button type="button" className="ds-c-button ds-c-button--solid" data-first onClick={onFinish}>
          {words.finish}
        </button>
        <button type="button" className="ds-c-button" onClick={onDrop}>
          {words.drop}
        </button>
      </div>
    </Modal>
  );
}
