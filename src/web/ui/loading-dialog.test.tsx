import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { LoadingDialog } from './loading-dialog.tsx';

// jsdom has the element, but not what opens it.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const words = { heading: 'Finding', message: 'Up to 1 minute.' };

test('[SHELL-602] it shows heading, message and simple HTML, and says that something runs', () => {
  render(<LoadingDialog isOpen {...words} info="<b>Stay</b> here<script>x</script>" />);
  expect(screen.getByRole('dialog', { name: words.heading })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(words.message);
  expect(screen.getByText('Stay')).toBeVisible();
  expect(screen.queryByText(/x/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('[SHELL-602] without a close button it can not be left, also not by force', () => {
  render(<LoadingDialog isOpen {...words} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const cancel = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
  dialog.close();
  expect(dialog.open).toBe(true);
});

test('[SHELL-602] with a close button it can be left', async () => {
  const onClose = vi.fn();
  const close = { label: 'Close', onClose };
  const { rerender } = render(<LoadingDialog isOpen {...words} close={close} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  rerender(<LoadingDialog isOpen={false} {...words} close={close} />);
  expect(dialog.open).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
});

test('[SHELL-606] without anything that loads there is nothing to see, and with it what it is', () => {
  const { rerender } = render(<LoadingDialog isOpen={false} {...words} />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText(words.heading)).not.toBeInTheDocument();
  rerender(<LoadingDialog isOpen {...words} />);
  expect(screen.getByRole('dialog', { name: words.heading })).toBeVisible();
});
