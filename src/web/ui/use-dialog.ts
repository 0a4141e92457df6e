import { useEffect, useRef } from 'react';

/**
 * Shows a dialog over the page while it is open. What the selector names gets the focus, and the opener gets it back.
 * AUTH-602.
 */
export function useDialog(isOpen: boolean, getsFocus: string) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const { current } = dialog;
    if (!isOpen || !current) return;
    const opener = document.activeElement;
    current.showModal();
    current.querySelector<HTMLElement>(getsFocus)?.focus();
    return () => {
      current.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen, getsFocus]);
  return dialog;
}
