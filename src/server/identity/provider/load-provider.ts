const WARNING = 'oidc-provider WARNING: Unsupported runtime';

/**
 * The provider is loaded when the first person signs in. On Node 20 its package prints that it wants a newer one; all tests
 * of signing in run there, so whoever starts the server does not hear of it.
 */
export async function loadProvider() {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes(WARNING)) warn(...words);
  };
  try {
    const [{ makeProvider }, { payloadStore }] = await Promise.all([import('./provider.ts'), import('./adapter.ts')]);
    return { makeProvider, payloadStore };
  } finally {
    console.warn = warn;
  }
}
