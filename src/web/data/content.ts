import { queryOptions } from '@tanstack/react-query';
import type { ContentName, ContentOf } from '#contract/content.ts';
import type { Brand } from '#domain/brand/brand.ts';
import { call } from '#web/lib/call.ts';

/** One document of a brand. It stays the same for as long as the page is open. */
export const contentQuery = <Name extends ContentName>(brand: Brand, name: Name) =>
  queryOptions({
    queryKey: ['content', brand, name],
    queryFn: async ({ signal }) => (await call('getContent', { params: { brand, name } }, signal)) as ContentOf<Name>,
    staleTime: Number.POSITIVE_INFINITY,
  });
