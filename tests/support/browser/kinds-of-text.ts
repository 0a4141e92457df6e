/**
 * Runs in the page: of all texts and controls that are drawn alike, the first, and a key of how they are drawn. Alike
 * are those of the same element, class, size and colors, within elements that are alike. It names no function inside,
 * as `ask` does not.
 */
export function kindsOfText(): { elements: Element[]; keys: string[] } {
  const keyOf = new Map<Element | null, string>();
  const seen = new Set<string>();
  const elements: Element[] = [];
  const keys: string[] = [];
  const { brand = '' } = document.documentElement.dataset;
  const looks = ['(forced-colors: active)', '(prefers-color-scheme: dark)', 'print'].map(
    (what) => matchMedia(what).matches,
  );
  keyOf.set(null, [brand, ...looks].join());
  // Parents come before their children.
  for (const element of document.querySelectorAll('*')) {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue);
    // Axe does not judge a single sign.
    const length = Math.min(text.join('').trim().length, 2);
    const style = getComputedStyle(element);
    const drawn = [
      keyOf.get(element.parentElement),
      element.tagName,
      element.getAttribute('class'),
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
      element.checkVisibility({ visibilityProperty: true }),
      element.matches(':disabled, [aria-disabled="true"]'),
      length,
    ].join();
    // A hash of it, since each holds those of all that it lies in.
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < drawn.length; at += 1) {
      const code = drawn.charCodeAt(at);
      high = Math.imul(high ^ code, 2_654_435_761);
      low = Math.imul(low ^ code, 1_597_334_677);
    }
    const key = `${(high >>> 0).toString(36)}-${(low >>> 0).toString(36)}`;
    keyOf.set(element, key);
    if (seen.has(key)) continue;
    seen.add(key);
    const isRead = length > 0 || element.matches('a, button, input, select, textarea');
    if (!isRead || !document.body.contains(element)) continue;
    elements.push(element);
    keys.push(key);
  }
  return { elements, keys };
}
