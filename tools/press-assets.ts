import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|svg)$/;

/**
 * Lays a brotli file beside each file of the page, pressed as small as it goes. A server that did so with each answer
 * would be busy for half a second; done once, the scripts of a first view weigh a tenth less.
 */
export const pressAssets = (): Plugin => ({
  name: 'press-assets',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const assets = join(dir, 'assets');
    for (const name of readdirSync(assets).filter((file) => WORTH_IT.test(file))) {
      const text = readFileSync(join(assets, name));
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      writeFileSync(join(assets, `${name}.br`), brotliCompressSync(text, { params }));
    }
  },
});
