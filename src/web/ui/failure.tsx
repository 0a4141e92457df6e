import { Button } from '@cmsgov/design-system';
import { Notice } from './notice.tsx';

type Props = { sentence: string; tryAgain: string; onTryAgain: () => void };

export const Failure = ({ sentence, tryAgain, onTryAgain }: Props) => (
  <Notice tone="problem" urgent>
    <p>{sentence}</p>
    <Button onClick={onTryAgain}>{tryAgain}</Button>
  </Notice>
);
