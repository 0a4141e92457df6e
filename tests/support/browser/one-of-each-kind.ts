/**
 * Runs in the page: of all texts and controls that are drawn alike, the first. Alike are those of the same element, class
 * and colors, within elements that are alike. It names no function inside, as `ask` does not.
 */
export function oneOfEachKind(): Element[] {
  const kinds = new Map<string, number>();
  const kindOf = new Map<Element | null, number>();
  const chosen: Element[] = [];
  // Parents come before their children.
  for (const element of document.querySelectorAll('*')) {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue);
    // Axe does not judge a single sign.
    const length = Math.min(text.join('').trim().length, 2);
    const style = getComputedStyle(element);
    const kind = [
      kindOf.get(element.parentElement),
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
    if (!kinds.has(kind)) {
      kinds.set(kind, kinds.size);
      if (length > 0 || element.matches('a, button, input, select, textarea')) chosen.push(element);
    }
    kindOf.set(element, kinds.get(kind) ?? 0);
  }
  return chosen.filter((element) => document.body.contains(element));
}
