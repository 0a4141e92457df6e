/** On the slowest of lines a program takes that long, and nobody means a press of more than a minute ago. */
const LONGEST_MS = 60_000;

type Options = {
  /** Whether its turn has come. */
  isDue?: () => boolean;
  /** Called at the end, whatever came of it. */
  onEnd?: () => void;
};

/** Acts on an element as soon as a program hears what is done to it, wherever it stands by then. */
export function whenHeard<Kind extends HTMLElement>(
  find: () => Kind | null,
  act: (element: Kind) => void,
  { isDue = () => true, onEnd }: Options = {},
) {
  const begun = performance.now();
  const look = () => {
    const element = find();
    const isTime = element !== null && isHeard(element) && isDue();
    if (!isTime && performance.now() - begun < LONGEST_MS) return void setTimeout(look, 20);
    if (isTime) act(element);
    onEnd?.();
  };
  look();
}

/** React leaves what it knows of an element on it, once it has drawn it or goes on with what was drawn. */
export const isHeard = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
