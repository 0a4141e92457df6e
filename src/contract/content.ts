import { z } from 'zod';
import { BRANDS } from '#domain/brand/brand.ts';
import type { CallSchemas } from './call-schema.ts';
import { ContentDocuments } from './content-documents.ts';

export type ContentName = keyof typeof ContentDocuments;
export type ContentOf<Name extends ContentName> = z.infer<(typeof ContentDocuments)[Name]>;

export const CONTENT_NAMES = Object.keys(ContentDocuments) as [ContentName, ...ContentName[]];

export const contentSchemas = {
  getContent: {
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
  },
} satisfies CallSchemas;
