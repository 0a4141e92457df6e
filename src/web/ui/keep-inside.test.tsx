import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Drawer } from './drawer.tsx';
import { Modal } from './modal.tsx';

function open() {
  render(
    <Drawer isOpen title="A panel" close="Close" onClose={vi.fn()}>
      <button type="button">First</button>
      <h3 tabIndex={-1}>The next step</h3>
      <button type="button">Last</button>
      <button type="button" disabled>
        Not now
      </button>
      <p hidden>
        <button type="button">Not shown</button>
      </p>
    </Drawer>,
  );
  return userEvent.setup();
}

const heading = (name: string) => screen.getByRole('heading', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('Tab goes round in a dialog, past what can not be pressed', async () => {
  const user = open();
  expect(heading('A panel')).toHaveFocus();
  for (const name of ['Close', 'First', 'Last', 'Close']) {
    await user.tab();
    expect(button(name)).toHaveFocus();
  }
  await user.tab({ shift: true });
  expect(button('Last')).toHaveFocus();
});

test('from the heading of the dialog the way back leads to its end', async () => {
  const user = open();
  await user.tab({ shift: true });
  expect(button('Last')).toHaveFocus();
});

test.each([
  ['on', false, 'Last'],
  ['back', true, 'First'],
])('from a heading in the middle Tab goes %s as it lies', async (_way, shift, name) => {
  const user = open();
  heading('The next step').focus();
  await user.tab({ shift });
  expect(button(name)).toHaveFocus();
});

test('a box within the drawer keeps its keys to itself, and Escape closes it alone', async () => {
  const [closeDrawer, closeBox] = [vi.fn(), vi.fn()];
  render(
    <Drawer isOpen title="A panel" close="Close the panel" onClose={closeDrawer}>
      <Modal isOpen title="A box" close={{ label: 'Close the box', onClose: closeBox }}>
        <button type="button">Last</button>
      </Modal>
    </Drawer>,
  );
  button('Last').focus();
  await userEvent.tab();
  expect(button('Close the box')).toHaveFocus();
  fireEvent(screen.getByRole('dialog', { name: 'A box' }), new Event('cancel', { cancelable: true }));
  expect([closeBox.mock.calls.length, closeDrawer.mock.calls.length]).toEqual([1, 0]);
});
