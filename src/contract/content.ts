import { z } from 'zod';
import { BRANDS } from '#domain/brand/brand.ts';
import { ContentDocuments } from './content-documents.ts';
import { route } from './route.ts';

export type ContentName = keyof typeof ContentDocuments;
export type ContentOf<Name extends ContentName> = z.infer<(typeof ContentDocuments)[Name]>;

export const CONTENT_NAMES = Object.keys(ContentDocuments) as [ContentName, ...ContentName[]];

export const getContent = route({
  id: 'getContent',
  method: 'GET',
  path: '/content/api/assets/{brand}/{name}',
  summary: 'One content document of a brand.',
  params: z.object({ brand: z.enum(BRANDS), name: z.string().max(80) }),
  reply: z.union([
    ContentDocuments.profile,
    ContentDocuments['suppression-list'],
    ContentDocuments['state-flip'],
    ContentDocuments.medigap,
    ContentDocuments['profile-redesign-profile'],
    ContentDocuments['profile-redesign-shopper'],
    ContentDocuments['plan-benefits'],
    ContentDocuments['dental-covered-plans'],
    ContentDocuments['approved-states'],
  ]),
  problems: ['content-not-found'],
});
