import { Notice } from './notice.tsx';

type Props = { sentence: string; tryAgain: string; onTryAgain: () => void };

export const Failure = ({ sentence, tryAgain, onTryAgain }: Props) => (
  <Notice tone="problem" urgent>
    <p>{sentence}</p>
    <button type="button" className="ds-c-button" onClick={onTryAgain}>
      {tryAgain}
    </button>
  </Notice>
);
