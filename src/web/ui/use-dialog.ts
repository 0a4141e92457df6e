import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useHistoryEntry } from '#web/lib/use-history-entry.ts';
import { focusIn } from './focus-after.ts';
import { keepInside } from './keep-inside.ts';

/**
 * For a dialog over the page: what is marked with data-first gets the focus, and the opener gets it back. The browser's
 * Back closes it. Without a way to close it must be answered. AUTH-602. @returns what the dialog element takes.
 */
export function useDialog(isOpen: boolean, close?: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const { current } = ref;
    if (!isOpen || !current) return;
    const opener = document.activeElement;
    current.showModal();
    focusIn(current, '[data-first]');
    return () => {
      current.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);
  useHistoryEntry(isOpen && close !== undefined, () => close?.());

  // React brings the events of a dialog within this one here too.
  const isOurs = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  return {
    ref,
    onKeyDown: keepInside,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      close?.();
    },
    // A second Escape closes a dialog whatever its page says, so one that must be answered is opened again.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      const { currentTarget } = event;
      if (!isOurs(event) || !isOpen || currentTarget.open) return;
      if (close) close();
      else currentTarget.showModal();
    },
  };
}
