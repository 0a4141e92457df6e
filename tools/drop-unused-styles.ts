import type { CSSOptions } from 'vite';

/** The parts of the design system that our pages draw with: the other 130 kB of its rules stay out of the page. */
const PARTS = ['button', 'field', 'label', 'hint', 'inline-error'];

const KIT = '@cmsgov/design-system';
const PART = new RegExp(`^ds-c-(${PARTS.join('|')})(--|__|$)`);

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];
type Node = { source?: { input: { file?: string | undefined } } | undefined };

/** Touches the sheets of the design system alone. Their fonts go too, since we ship our own. */
export const dropUnusedStyles = (): PostcssPlugin => ({
  postcssPlugin: 'drop-unused-styles',
  OnceExit(root) {
    root.walkRules((rule) => {
      const { parent } = rule;
      if (!isOfKit(rule) || (parent && 'name' in parent && String(parent.name).endsWith('keyframes'))) return;
      const kept = rule.selectors.filter(isUsed);
      if (kept.length === 0) rule.remove();
      else if (kept.length < rule.selectors.length) rule.selectors = kept;
    });
    root.walkAtRules((rule) => {
      if (isOfKit(rule) && rule.name === 'font-face') rule.remove();
    });
    // One property may stand for another, so it takes several rounds.
    for (let dropped = 1; dropped > 0; ) {
      dropped = 0;
      const used = new Set<string>();
      root.walkDecls(({ value }) => {
        for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) used.add(name);
      });
      root.walkDecls(/^--/, (declaration) => {
        if (!isOfKit(declaration) || used.has(declaration.prop)) return;
        declaration.remove();
        dropped += 1;
      });
    }
    root.walkRules((rule) => {
      if (isOfKit(rule) && rule.nodes.length === 0) rule.remove();
    });
    root.walkAtRules((rule) => {
      if (isOfKit(rule) && rule.nodes?.length === 0) rule.remove();
    });
  },
});

const isOfKit = ({ source }: Node) => source?.input.file?.includes(KIT) ?? false;

// Its rules for bare elements go as well: base.css says how those look.
function isUsed(selector: string): boolean {
  const classes = [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
  if (classes.length === 0) return selector === ':root';
  return classes.every((name) => PART.test(name));
}
