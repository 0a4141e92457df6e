const LAYERS_ABOVE = { domain: 'contract|content|server|web', contract: 'content|server|web', content: 'server|web' };

/**
 * The boundaries that the architecture test reads from the text, read again from the resolved modules, and those
 * round the packages. Circles are Biome's to find, since this reader can not tell an import of types from another.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-packages-at-run-time',
      severity: 'error',
      from: { path: '^src', pathNot: '[.]test[.]tsx?$' },
      to: { dependencyTypes: ['npm-dev'] },
    },
    ...Object.entries(LAYERS_ABOVE).map(([layer, above]) => ({
      name: `${layer}-looks-down-only`,
      severity: 'error',
      from: { path: `^src/${layer}/` },
      to: { path: `^src/(${above})/` },
    })),
    { name: 'server-not-web', severity: 'error', from: { path: '^src/server/' }, to: { path: '^src/web/' } },
    { name: 'web-not-server', severity: 'error', from: { path: '^src/web/' }, to: { path: '^src/server/' } },
    {
      name: 'features-are-strangers',
      severity: 'error',
      from: { path: '^src/(server|web)/features/([^/]+)/' },
      to: { path: '^src/$1/features/', pathNot: '^src/$1/features/$2/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
