import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_DOCUMENTS } from '#content/documents/defaults.ts';
import { CONTENT_NAMES, type ContentName } from '#contract/content.ts';
import { ContentDocuments } from '#contract/content-documents.ts';
import { BRANDS } from '#domain/brand/brand.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const REQUIREMENTS: Record<ContentName, string> = {
  'state-flip': '[CONTENT-401]',
  medigap: '[CONTENT-402]',
  'profile-redesign-profile': '[CONTENT-403]',
  'profile-redesign-shopper': '[CONTENT-404]',
  'suppression-list': '[CONTENT-405]',
  'plan-benefits': '[CONTENT-406]',
  'dental-covered-plans': '[CONTENT-407]',
  'approved-states': '[CONTENT-408]',
  profile: '[CONTENT-409]',
};

const all = BRANDS.flatMap((brand) => CONTENT_NAMES.map((name) => [REQUIREMENTS[name], name, brand] as const));

test.each(all)('[CONTENT-400] %s the document %s of %s is served as it stands', async (_id, name, brand) => {
  const reply = await server.app.inject({ url: `/content/api/assets/${brand}/${name}` });
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  expect(ContentDocuments[name].parse(reply.json())).toEqual(DEFAULT_DOCUMENTS[brand][name]);
});

test.each(['poems', 'constructor', 'profile.json'])('[CONTENT-400] there is no document %s', async (name) => {
  const reply = await server.app.inject({ url: `/content/api/assets/aarp/${name}` });
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'content-not-found']);
});
