import { CONTENT_NAMES, type ContentName } from '#contract/content.ts';
import { Problem } from '#contract/problem.ts';
import { handle } from '#server/http/handle.ts';
import type { Documents } from './documents.ts';

const isContentName = (name: string): name is ContentName => (CONTENT_NAMES as readonly string[]).includes(name);

export const contentRoutes = (documents: Documents) => [
  handle('getContent', async ({ params: { brand, name }, reply }) => {
    if (!isContentName(name)) throw new Problem('content-not-found');
    reply.header('cache-control', 'public, max-age=60');
    return documents(brand, name);
  }),
];
