import type { z } from 'zod';
import { accessHistorySchemas } from './access-history.ts';
import { agentDeskSchemas } from './agent-desk.ts';
import { applicationsSchemas } from './applications.ts';
import { bootstrapSchemas } from './bootstrap.ts';
import type { CallSchema } from './call-schema.ts';
import type { CallId } from './calls.ts';
import { contentSchemas } from './content.ts';
import { deletionSchemas } from './deletion.ts';
import { devOverridesSchemas } from './dev-overrides.ts';
import { drugCostSchemas } from './drug-cost.ts';
import { drugDraftSchemas } from './drug-draft.ts';
import { drugReceiptSchemas } from './drug-receipt.ts';
import { drugsSchemas } from './drugs.ts';
import { geographySchemas } from './geography.ts';
import { identitySchemas } from './identity.ts';
import { importsSchemas } from './imports.ts';
import { ownDataSchemas } from './own-data.ts';
import { pharmaciesSchemas } from './pharmacies.ts';
import { pharmacyCostsSchemas } from './pharmacy-costs.ts';
import { planDetailsSchemas } from './plan-details.ts';
import { planSearchSchemas } from './plan-search.ts';
import { profileSchemas } from './profile.ts';
import { profileMergeSchemas } from './profile-merge.ts';
import { prospectsSchemas } from './prospects.ts';
import { providerCoverageSchemas } from './provider-coverage.ts';
import { providerDraftSchemas } from './provider-draft.ts';
import { providersSchemas } from './providers.ts';
import { sessionSchemas } from './session.ts';

/** The schemas of every call: one that calls.ts names and no noun describes does not compile. */
export const SCHEMAS = {
  ...accessHistorySchemas,
  ...agentDeskSchemas,
  ...applicationsSchemas,
  ...bootstrapSchemas,
  ...contentSchemas,
  ...deletionSchemas,
  ...devOverridesSchemas,
  ...drugCostSchemas,
  ...drugDraftSchemas,
  ...drugReceiptSchemas,
  ...drugsSchemas,
  ...geographySchemas,
  ...identitySchemas,
  ...importsSchemas,
  ...ownDataSchemas,
  ...pharmaciesSchemas,
  ...pharmacyCostsSchemas,
  ...providerCoverageSchemas,
  ...providerDraftSchemas,
  ...providersSchemas,
  ...planDetailsSchemas,
  ...planSearchSchemas,
  ...profileSchemas,
  ...profileMergeSchemas,
  ...prospectsSchemas,
  ...sessionSchemas,
} satisfies Record<CallId, CallSchema>;

type Schemas = typeof SCHEMAS;
type Place = 'params' | 'query' | 'headers' | 'body';

type Schema<Id extends CallId, Key extends Place | 'reply'> = Schemas[Id] extends { [K in Key]: infer T }
  ? T
  : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;
type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

type Filled<T> = { [Key in keyof T as T[Key] extends undefined ? never : Key]: T[Key] };

/** What a caller sends. */
export type Arguments<Id extends CallId> = Filled<{ [Key in Place]: Input<Schema<Id, Key>> }>;

/** What a handler receives, after parsing. */
export type Parsed<Id extends CallId> = { [Key in Place]: Output<Schema<Id, Key>> };

export type ReplyInput<Id extends CallId> = Input<Schema<Id, 'reply'>>;
export type Reply<Id extends CallId> = Output<Schema<Id, 'reply'>>;
