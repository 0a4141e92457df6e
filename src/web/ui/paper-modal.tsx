import { createPortal } from 'react-dom';
import { Modal, type ModalProps } from './modal.tsx';

/** Stands beside the page and not in it, so that paper can carry the box that is open, and it alone. */
export const PaperModal = (props: ModalProps) => createPortal(<Modal {...props} onPaper />, document.body);
