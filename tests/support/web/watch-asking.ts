import { vi } from 'vitest';

/** Whether somebody is asked before the page goes. Other files share the window, and may have left something unsaved. */
export function watchAsking() {
  const [added, removed] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')];
  const of = ({ mock }: typeof added | typeof removed) =>
    mock.calls.flatMap(([kind, listener]) => (kind === 'beforeunload' ? [listener as (event: Event) => void] : []));
  return () => {
    const event = new Event('beforeunload', { cancelable: true });
    const gone = of(removed);
    for (const listener of of(added).filter((one) => !gone.includes(one))) listener(event);
    return event.defaultPrevented;
  };
}
