/**
 * Runs in the page: of all texts and controls that are drawn alike, the first, and a key of how they are drawn. Alike
 * are those of the same colors, size and weight, on the same ground and with the same transparency, whatever they are
 * called: contrast is a matter of these. A link is also told by its class and by what it stands in, since it must be
 * seen among other text. It names no function inside, as `ask` does not.
 */
export function kindsOfText(): { elements: Element[]; keys: string[] } {
  /** What is seen behind the text of an element, and what of that an opaque color of its own does not cover. */
  type Ground = { behind: string; faded: string };
  const groundOf = new Map<Element | null, Ground>();
  const seen = new Set<string>();
  const elements: Element[] = [];
  const keys: string[] = [];
  const looks = ['(forced-colors: active)', '(prefers-color-scheme: dark)', 'print'].map(
    (what) => matchMedia(what).matches,
  );
  groundOf.set(null, { behind: '', faded: '' });
  // Parents come before their children.
  for (const element of document.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, position } = style;
    let { behind, faded } = groundOf.get(element.parentElement) ?? { behind: '', faded: '' };
    if (opacity !== '1') faded = `${behind}/${opacity}`;
    const isPicture = backgroundImage !== 'none';
    // What lies over something else, and lets it through or has a picture, is told by its name.
    if (isPicture || (position !== 'static' && position !== 'relative')) {
      behind += `/${position} ${backgroundImage} ${element.getAttribute('class')}`;
    }
    if (backgroundColor.startsWith('rgb(') && !isPicture) behind = `${faded}/${backgroundColor}`;
    else if (backgroundColor !== 'rgba(0, 0, 0, 0)' || opacity !== '1') behind += `/${backgroundColor} ${opacity}`;
    groundOf.set(element, { behind, faded });

    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue);
    // Axe does not judge a single sign.
    const length = Math.min(text.join('').trim().length, 2);
    const isControl = element.matches('a, button, input, select, textarea');
    if ((length === 0 && !isControl) || !document.body.contains(element)) continue;
    const parent = element.parentElement;
    const key = [
      ...looks,
      behind,
      isControl && element.tagName,
      element.matches('a') && [element, parent].map((one) => `${one?.tagName}.${one?.getAttribute('class')}`),
      element.matches('a') && parent && getComputedStyle(parent).color,
      style.color,
      style.textShadow,
      style.fontSize,
      style.fontWeight,
      element.checkVisibility({ visibilityProperty: true }),
      element.matches(':disabled, [aria-disabled="true"]'),
      length,
    ].join();
    if (seen.has(key)) continue;
    seen.add(key);
    elements.push(element);
    keys.push(key);
  }
  return { elements, keys };
}
