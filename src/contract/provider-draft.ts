import { z } from 'zod';
import type { CallSchemas } from './call-schema.ts';
import { Zip } from './geography.ts';
import { ProviderListToKeep } from './saved-providers.ts';

/**
 * The list of doctors as it stands in the search while that is open: the 'stored providers' of the specification. It
 * stands in no browser storage, since it names doctors. DOC-613.
 */
export const ProviderDraft = z
  .strictObject({
    /** For which the shopper looked at plans when the search was opened. */
    zipCode: Zip,
    providers: ProviderListToKeep,
  })
  .meta({ id: 'ProviderDraft' });
export type ProviderDraft = z.infer<typeof ProviderDraft>;

const DraftReply = z.strictObject({ draft: ProviderDraft.nullable() }).meta({ id: 'ProviderDraftReply' });

const params = z.object({ uuid: z.uuid().toLowerCase() });
const reading = ['not-found', 'invalid-session', 'not-allowed', 'agent-view-ended'] as const;
const writing = [...reading, 'view-only', 'cross-site'] as const;

export const providerDraftSchemas = {
  readProviderDraft: {
    summary: 'The list of doctors in the open search; null when there is none, and when it can not be read.',
    params,
    reply: DraftReply,
    problems: reading,
  },

  keepProviderDraft: {
    summary: 'Keeps the list of doctors in the open search, in the place of the one before.',
    params,
    body: ProviderDraft,
    reply: DraftReply,
    problems: [...writing, 'too-many-requests'],
  },

  dropProviderDraft: {
    summary: 'Forgets the list of doctors in the search; one that is gone already counts as forgotten.',
    params,
    reply: DraftReply,
    problems: writing,
  },
} satisfies CallSchemas;
