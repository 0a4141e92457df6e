import type { ReactNode } from 'react';
import { Modal } from './modal.tsx';

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

/** Asks before something goes. It stays mounted, so that focus returns to the opener. */
export const ConfirmDialog = ({ isOpen, title, confirm, keep, close, onConfirm, onKeep, children }: Props) => (
  <Modal isOpen={isOpen} title={title} close={{ label: close, onClose: onKeep }}>
    {children}
    <div className="actions">
      <button type="button" className="ds-c-button ds-c-button--solid" onClick={onConfirm}>
        {confirm}
      </button>
      <button type="button" className="ds-c-button" onClick={onKeep}>
        {keep}
      </button>
    </div>
  </Modal>
);
