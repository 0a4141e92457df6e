import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';

function open(close?: { label: string; onClose: () => void }) {
  render(
    <Modal isOpen title="A question" {...(close && { close })}>
      <p>What it is about</p>
    </Modal>,
  );
  return screen.getByRole('dialog', { name: 'A question' });
}

// In jsdom every box is a point in the corner, so a press elsewhere lies beside it.
const BESIDE = { clientX: 50, clientY: 50 };

test('a press beside the box closes it, and a press on what is in it does not', async () => {
  const onClose = vi.fn();
  const dialog = open({ label: 'Close', onClose });
  fireEvent.mouseDown(screen.getByText('What it is about'), BESIDE);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog, BESIDE);
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('what must be answered has no other way out', () => {
  const dialog = open();
  fireEvent.mouseDown(dialog, BESIDE);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(dialog).toHaveAttribute('open');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
