import { Button, Dialog } from '@cmsgov/design-system';
import type { ReactNode } from 'react';

type Props = {
  isOpen: boolean;
  title: string;
  confirm: string;
  keep: string;
  close: string;
  onConfirm: () => void;
  onKeep: () => void;
  children: ReactNode;
};

/** Asks before something goes. It stays mounted, as the design system wants it, so that focus returns to the opener. */
export const ConfirmDialog = ({ isOpen, title, confirm, keep, close, onConfirm, onKeep, children }: Props) => (
  <Dialog
    isOpen={isOpen}
    heading={title}
    ariaCloseLabel={close}
    onExit={onKeep}
    backdropClickExits
    size="narrow"
    actions={
      <>
        <Button variation="solid" onClick={onConfirm}>
          {confirm}
        </Button>
        <Button onClick={onKeep}>{keep}</Button>
      </>
    }
  >
    {children}
  </Dialog>
);
