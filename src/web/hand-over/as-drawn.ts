/**
 * The server knows neither how wide the screen is, nor what this tab remembers, nor where it came from, nor what follows
 * the # of the address.
 */
export function isAsDrawn({ dataset: { media } }: HTMLElement): boolean {
  const { hash, origin } = window.location;
  const isOfThisTab = document.referrer.startsWith(`${origin}/`) || remembersSomething();
  return media !== undefined && matchMedia(media).matches && hash === '' && !isOfThisTab && navigator.onLine;
}

function remembersSomething(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}
