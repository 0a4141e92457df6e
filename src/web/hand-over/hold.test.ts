import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { holdPresses } from './hold.ts';

beforeAll(holdPresses);
afterEach(() => document.body.replaceChildren());

/** As the server draws it: there to be seen, and heard by nobody. */
function draws(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  return document.body;
}

/** As React marks what it goes on with. */
const hears = <Kind extends Element>(element: Kind): Kind => Object.assign(element, { __reactProps$x: {} });

const buttonIn = (place: HTMLElement, nth = 0) => place.querySelectorAll('button')[nth] as HTMLButtonElement;

function counted(button: HTMLButtonElement) {
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  return pressed;
}

test('what is pressed three times before anything hears it is pressed once when something does', async () => {
  const button = buttonIn(draws('<button>Show more</button>'));
  const pressed = counted(button);
  for (let press = 0; press < 3; press += 1) button.click();
  expect(pressed).not.toHaveBeenCalled();

  hears(button);
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  button.click();
  button.click();
  expect(pressed).toHaveBeenCalledTimes(3);
});

test('in a page that was drawn anew it is the button of the same words and place', async () => {
  const same = '<button aria-label="Save one">Save</button><button>Compare</button><button>Compare</button>';
  buttonIn(draws(same), 2).click();

  const again = draws(same);
  const presses = [0, 1, 2].map((nth) => counted(hears(buttonIn(again, nth))));
  await vi.waitFor(() => expect(presses[2]).toHaveBeenCalledTimes(1));
  expect(presses.slice(0, 2).flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('a form is not sent by the browser before something hears it', () => {
  const form = draws('<form><input name="zip" value="98101" /></form>').querySelector('form') as HTMLFormElement;
  const sent = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(sent()).toBe(false);
  hears(form);
  expect(sent()).toBe(true);
});

test('links lead on, whether anything hears them or not', () => {
  const link = draws('<a href="#main">Skip to main content</a>').querySelector('a') as HTMLAnchorElement;
  expect(link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true);
});
