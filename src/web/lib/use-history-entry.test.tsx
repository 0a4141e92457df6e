import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from '#web/ui/link.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { isEntryOfBox } from './history-entries.ts';
import { exits, leaveFor } from './leave.ts';
import { useHistoryEntries } from './use-history-entry.ts';

// Each test from an entry of its own, so that Back always leads to the one before it.
beforeEach(() => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/boxes');
});

afterEach(() => {
  vi.restoreAllMocks();
});

function Box({ name, isOpen, onClose }: { name: string; isOpen: boolean; onClose: () => void }) {
  return (
    <Modal isOpen={isOpen} title={name} close={{ label: `Close ${name}`, onClose }}>
      <Link to="/other">Other</Link>
    </Modal>
  );
}

function Boxes() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => setOpen((names) => names.filter((other) => other !== name));
  return (
    <>
      <button type="button" onClick={() => setOpen(['first'])}>
        Open
      </button>
      <button type="button" onClick={() => setOpen(['first', 'second'])}>
        Open both
      </button>
      <button type="button" onClick={() => setOpen(open[0] === 'first' ? ['second'] : ['first'])}>
        Change
      </button>
      {['first', 'second'].map((name) => (
        <Box key={name} name={name} isOpen={open.includes(name)} onClose={() => close(name)} />
      ))}
    </>
  );
}

function openBoxes() {
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/boxes" element={<Boxes />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </BrowserRouter>,
  );
  return userEvent.setup();
}

const press = (name: string) => screen.getByRole('button', { name, hidden: true });
const shown = () => screen.queryAllByRole('dialog').map((box) => box.querySelector('h2')?.textContent);

test('Back closes a box, hands the focus back and stays on the page; the next Back leaves it', async () => {
  const user = openBoxes();
  await user.click(press('Open'));
  expect(shown()).toEqual(['first']);
  window.history.back();
  await waitFor(() => expect(shown()).toEqual([]));
  expect(press('Open')).toHaveFocus();
  expect(window.location.pathname).toBe('/boxes');
  window.history.back();
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(window.location.pathname).toBe('/before');
});

test('a box closed by its button leaves no entry behind', async () => {
  const user = openBoxes();
  await user.click(press('Open'));
  expect(isEntryOfBox()).toBe(true);
  await user.click(press('Close first'));
  await waitFor(() => expect(isEntryOfBox()).toBe(false));
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/before'));
});

test('of two boxes the one on top closes first', async () => {
  const user = openBoxes();
  await user.click(press('Open both'));
  window.history.back();
  await waitFor(() => expect(shown()).toEqual(['first']));
  window.history.back();
  await waitFor(() => expect(shown()).toEqual([]));
  expect(window.location.pathname).toBe('/boxes');
});

test('a box that opens as another closes takes over its entry', async () => {
  const user = openBoxes();
  await user.click(press('Open'));
  const entries = window.history.length;
  await user.click(press('Change'));
  await waitFor(() => expect(shown()).toEqual(['second']));
  expect(window.history.length).toBe(entries);
  window.history.back();
  await waitFor(() => expect(shown()).toEqual([]));
  expect(window.location.pathname).toBe('/boxes');
});

test('a box that opens while the one before it is still on its way back stays open', async () => {
  const user = openBoxes();
  await user.click(press('Open'));
  await user.click(press('Close first'));
  await user.click(press('Open'));
  const pops = vi.fn();
  window.addEventListener('popstate', pops);
  window.history.back();
  await waitFor(() => expect(shown()).toEqual([]));
  window.removeEventListener('popstate', pops);
  expect(window.location.pathname).toBe('/boxes');
});

test('after a link out of a box, one Back leads to the page without it', async () => {
  const user = openBoxes();
  await user.click(press('Open'));
  await user.click(screen.getByRole('link', { name: 'Other' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/boxes'));
  await waitFor(() => expect(isEntryOfBox()).toBe(false));
  expect(shown()).toEqual([]);
});

function Refused({ times }: { times: number }) {
  const [left, setLeft] = useState(times);
  useHistoryEntries(left > 0 ? 1 : 0, () => void Promise.resolve().then(() => setLeft(left - 1)));
  return <p>{left}</p>;
}

test('a box that a Back could not close is closed by a later one, and none of them leaves the page', async () => {
  render(<Refused times={3} />);
  for (const left of ['2', '1', '0']) {
    window.history.back();
    await waitFor(() => expect(screen.getByText(left)).toBeVisible());
    await waitFor(() => expect(isEntryOfBox()).toBe(left !== '0'));
  }
  expect(window.location.pathname).toBe('/boxes');
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/before'));
});

function Steps() {
  const [count, setCount] = useState(0);
  useHistoryEntries(count, () => setCount(count - 1));
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

test('steps are walked back one by one', async () => {
  render(<Steps />);
  const user = userEvent.setup();
  for (const _step of [1, 2, 3]) await user.click(screen.getByRole('button'));
  for (const left of ['2', '1', '0']) {
    window.history.back();
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent(left));
  }
  expect(window.location.pathname).toBe('/boxes');
});

test('a box that closes while the page is left takes no step back, which would call the next page off, before it is shown again', async () => {
  vi.spyOn(exits, 'goTo').mockImplementation(() => {});
  const steps = vi.spyOn(window.history, 'go');
  const user = openBoxes();
  await user.click(press('Open'));
  leaveFor('/sign-out');
  await user.click(press('Close first'));
  await waitFor(() => expect(shown()).toEqual([]));
  expect(steps).not.toHaveBeenCalled();

  expect(isEntryOfBox()).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  await waitFor(() => expect(isEntryOfBox()).toBe(false));
});
