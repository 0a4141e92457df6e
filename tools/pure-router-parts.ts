import type { Plugin } from 'vite';

const PARTS = /\bReact\d*\.forwardRef\(/g;
/** For the tools of developers alone. */
const NAMES = /^\w+\.displayName = "\w+";$/gm;

/** Marks the components of react-router as free of effects, so that those which nobody uses stay out of the scripts. */
export const pureRouterParts = (): Plugin => ({
  name: 'pure-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]/ },
    handler: (code) => ({ code: code.replaceAll(NAMES, '').replaceAll(PARTS, '/* @__PURE__ */ $&'), map: null }),
  },
});
