import { expect, test } from 'vitest';
import { loadTest } from '#tests/support/load-test.ts';
import { bundle, directoryFiles, fhir, record } from '../testing/directory-files.ts';

const { pool, loadFiles } = loadTest();
const NOW = new Date('2026-11-16T12:00:00Z');
const LATER = new Date('2026-11-20T12:00:00Z');
const ANN = '9450000010';
const BEN = '9450000028';
const HOSPITAL = '9450000036';

const loadAt = async (files: Record<string, string>, now = NOW) => (await loadFiles(files, { now })).directories;

const entriesOf = async (contractId: string) =>
  (
    await pool().query<{ npi: string; plan_id: string; place: string; accepts_new: boolean | null }>(
      `select npi, plan_id, place, accepts_new from network_entry join network_directory using (edition)
        where contract_id = $1 order by npi, plan_id, place`,
      [contractId],
    )
  ).rows.map((row) => Object.values(row));

const directoryOf = async (contractId: string) =>
  (
    await pool().query<{ state: string; problem: string | null; read_at: Date; as_of: string; is_complete: boolean }>(
      `select state, problem, read_at, as_of::text as as_of, is_complete from network_directory where contract_id = $1`,
      [contractId],
    )
  ).rows[0];

test('one provider at one place is one entry, and answers that contradict each other are none', async () => {
  const [report] = await loadAt(
    directoryFiles('H9001', 2027, {
      'a.json': [
        record({ npi: ANN, planId: 'H9001-001-000', accepting: 'Accepting' }),
        record({ npi: ANN, planId: 'H9001-001-000', accepting: 'Not Accepting', street: '12 Main Street, Suite 4' }),
        record({ npi: ANN, planId: 'H9001-002-000', accepting: 'Accepting', street: '9 Pine St' }),
      ],
      'b.json': [record({ npi: BEN, planId: 'H9001-001-000' }), record({ npi: BEN, planId: 'H9001-001-000' })],
    }),
  );
  expect(report).toMatchObject({ contractId: 'H9001', planYear: 2027, entries: 3, counts: { DUP: 1, P1012: 2 } });
  expect(await entriesOf('H9001')).toEqual([
    [ANN, 'H9001001000', '98101 12 MAIN ST', null],
    [ANN, 'H9001002000', '98101 9 PINE ST', true],
    [BEN, 'H9001001000', '98101 12 MAIN ST', null],
  ]);
});

test('what several records, or one record twice, or a record and a resource tell is made one', async () => {
  const twice = record({ npi: BEN, planId: 'H9011-001-000', accepting: 'Accepting' });
  const [report] = await loadAt(
    directoryFiles('H9011', 2027, {
      'records.json': [
        record({ npi: ANN, planId: 'H9011-001-000', accepting: 'Accepting' }),
        { ...twice, plans: [...twice.plans, ...twice.plans] },
        record({ npi: HOSPITAL, planId: 'H9011-001-000', updatedOn: '2026-11-03' }),
        record({ npi: HOSPITAL, planId: 'H9011-001-000', updatedOn: '2026-11-05' }),
        record({ npi: HOSPITAL, planId: 'H9011-002-000', updatedOn: '2026-11-02' }),
      ],
      'bundle.json': bundle(
        fhir.role('here', 'ann'),
        fhir.person('ann', fhir.npi(ANN)),
        fhir.location('place', ['12 Main St']),
        fhir.organization('network', 'ntwk'),
        fhir.plan('one', 'H9011-001-000', ['network']),
        fhir.plan('three', 'H9011-003-000', ['network']),
      ),
    }),
  );
  expect(report).toMatchObject({ state: 'current', entries: 5 });
  const at = '98101 12 MAIN ST';
  expect(await entriesOf('H9011')).toEqual([
    [ANN, 'H9011001000', at, true],
    [ANN, 'H9011003000', at, true],
    [BEN, 'H9011001000', at, true],
    [HOSPITAL, 'H9011001000', at, null],
    [HOSPITAL, 'H9011002000', at, null],
  ]);
  expect(await directoryOf('H9011')).toMatchObject({ as_of: '2026-11-05' });
  const { rows } = await pool().query<{ plan_ids: string[]; entries: number }>(
    "select plan_ids, entries from network_directory where contract_id = 'H9011'",
  );
  expect(rows).toEqual([{ plan_ids: ['H9011001000', 'H9011002000', 'H9011003000'], entries: 5 }]);
});

test('resources of several files, whatever their order, are joined over the networks of a plan', async () => {
  const payer = fhir.organization('payer', 'payer');
  const practice = fhir.organization('practice', 'prvgrp');
  const [report] = await loadAt(
    directoryFiles('H9002', 2027, {
      'roles.json': bundle(
        fhir.role('in', 'ann'),
        fhir.role('absolute', 'ben', { practitioner: fhir.to('https://example.org/fhir/Practitioner/ben') }),
        fhir.role('element', 'ann', {
          extension: [fhir.accepting('not')],
          network: [fhir.to('Organization/network')],
          location: [fhir.to('Location/other')],
        }),
        fhir.role('other-network', 'ben', {
          extension: [fhir.inNetwork('of-nobody')],
          location: [fhir.to('Location/other')],
        }),
        fhir.role('twice', 'ben', {
          organization: fhir.to('Organization/payer'),
          location: [fhir.to('Location/payer')],
        }),
        fhir.role('twice', 'ben', { organization: fhir.to('Organization/practice') }),
        fhir.role('ended', 'ann', { period: { end: '2026-11-15' }, location: [fhir.to('Location/payer')] }),
        fhir.role('inactive', 'ann', { active: false, location: [fhir.to('Location/payer')] }),
      ),
      'rest.json': bundle(
        fhir.affiliation('hospital', { organization: fhir.to('Organization/hospital') }),
        fhir.affiliation('plan-net', {
          organization: fhir.to('Organization/payer'),
          participatingOrganization: fhir.to('Organization/hospital'),
          location: [fhir.to('Location/other')],
        }),
        fhir.organization('hospital', 'fac', HOSPITAL),
        fhir.person('ann', fhir.npi(ANN)),
        fhir.person('ben', [{ type: { coding: [{ code: 'NPI' }] }, value: BEN }]),
        fhir.location('place', ['12 Main St']),
        fhir.location('other', ['9 Pine St']),
        fhir.location('payer', ['1 Payer Plaza']),
        payer,
        practice,
        fhir.organization('network', 'ntwk'),
        fhir.organization('of-nobody', 'ntwk'),
        fhir.plan('plan', 'H9002-001-0', ['network']),
        fhir.plan('undated', 'H9002-002-000', ['network'], null),
        fhir.plan('last-year', 'H9002-003-000', ['network'], '2026-01-01'),
      ),
    }),
  );
  expect(report).toMatchObject({ counts: { DUPID: 1, N3002: 1, N3004: 1, N3005: 1, P1018: 1 }, isComplete: true });
  const of = (plan: string) => [
    [ANN, plan, '98101 12 MAIN ST', true],
    [ANN, plan, '98101 9 PINE ST', false],
    [BEN, plan, '98101 12 MAIN ST', true],
    [HOSPITAL, plan, '98101 12 MAIN ST', null],
    [HOSPITAL, plan, '98101 9 PINE ST', null],
  ];
  const sorted = [...of('H9002001000'), ...of('H9002002000')].sort((a, b) => (a.join() < b.join() ? -1 : 1));
  expect(await entriesOf('H9002')).toEqual(sorted);
});

test.each<[string, object, string]>([
  ['no network', { extension: [] }, 'F5001'],
  ['a network that is not there', { extension: [fhir.inNetwork('nowhere')] }, 'F5005'],
  ['nobody', { practitioner: undefined }, 'F5003'],
  ['somebody who is not there', { practitioner: fhir.to('Practitioner/nobody') }, 'F5007'],
  ['no place', { location: [] }, 'F5004'],
  ['a place that is not there', { location: [fhir.to('Location/nowhere')] }, 'F5008'],
])('a role with %s is left out, counted, and makes the list one that is not complete', async (_story, change, code) => {
  const [report] = await loadAt(
    directoryFiles('H9003', 2027, {
      'all.json': bundle(
        fhir.role('good', 'ann'),
        fhir.role('bad', 'ann', change),
        fhir.person('ann', fhir.npi(ANN)),
        fhir.location('place', ['12 Main St']),
        fhir.organization('network', 'ntwk'),
        fhir.plan('plan', 'H9003-001-000', ['network']),
      ),
    }),
  );
  expect(report).toMatchObject({ entries: 1, counts: { [code]: 1 }, state: 'current' });
});

test.each<[string, Record<string, unknown>, string, string]>([
  [
    'a web page',
    { 'a.json': '<!doctype html><p>Moved</p>' },
    'broken',
    'H9004/2027/a.json: it is a web page and no data',
  ],
  ['a file cut short', { 'a.json': '[{"npi":"945' }, 'broken', 'H9004/2027/a.json: it ends in the middle'],
  ['an entry that is no JSON', { 'a.json': '[{"npi":}]' }, 'broken', 'entry 0 is not JSON'],
  ['no record', { 'a.json': [] }, 'refused', 'there is no provider in the files'],
  [
    'another contract',
    { 'a.json': [record({ npi: ANN, planId: 'H8888-001-000' })] },
    'refused',
    'the contract of the index is not in the files',
  ],
  [
    'another year',
    { 'a.json': [record({ npi: ANN, planId: 'H9004-001-000', year: 2026 })] },
    'other-year',
    'the plan is of another year',
  ],
])('where a newer list is %s, the last good one stays in use with its age', async (_story, files, state, problem) => {
  await loadAt(directoryFiles('H9004', 2027, { 'a.json': [record({ npi: ANN, planId: 'H9004-001-000' })] }));
  const [report] = await loadAt(directoryFiles('H9004', 2027, files), LATER);
  expect(report).toMatchObject({ state, problem: expect.stringContaining(problem) as string });
  expect(await directoryOf('H9004')).toMatchObject({ state, read_at: NOW, as_of: '2026-11-01', is_complete: true });
  expect(await entriesOf('H9004')).toEqual([[ANN, 'H9004001000', '98101 12 MAIN ST', null]]);
});

test('a newer list takes the place of the one before, and the lists of other contracts and years stay', async () => {
  const list = (contractId: string, year: number, npi: string) =>
    directoryFiles(contractId, year, { 'a.json': [record({ npi, planId: `${contractId}-001-000`, year })] });
  await loadAt({ ...list('H9005', 2026, BEN), ...list('H9005', 2027, ANN), ...list('H9006', 2027, ANN) });
  await loadAt(list('H9005', 2027, HOSPITAL), LATER);
  expect(await entriesOf('H9005')).toEqual([
    [BEN, 'H9005001000', '98101 12 MAIN ST', null],
    [HOSPITAL, 'H9005001000', '98101 12 MAIN ST', null],
  ]);
  expect(await entriesOf('H9006')).toHaveLength(1);
  const { rows } = await pool().query<{ count: number }>(
    'select count(*)::int as count from network_entry where edition not in (select edition from network_directory)',
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test('a list with more than two in a hundred entries that can not be used is not complete', async () => {
  const good = Array.from({ length: 98 }, (_none, place) =>
    record({ npi: ANN, planId: 'H9007-001-000', street: `${place + 1} Main St` }),
  );
  const bad = record({ npi: '9450000011', planId: 'H9007-001-000' });
  const listWith = (count: number) =>
    directoryFiles('H9007', 2027, { 'a.json': [...good, ...Array.from({ length: count }, () => bad)] });
  expect(await loadAt(listWith(2))).toMatchObject([{ isComplete: true, counts: { NPICHECK: 2 } }]);
  expect(await loadAt(listWith(3))).toMatchObject([{ isComplete: false, counts: { NPICHECK: 3 } }]);
});

test.each<[string, string, string]>([
  ['no object', '["https://a.example/H9008/2027/a.json"]', 'the index is not an object with provider_urls'],
  ['no address', '{"provider_urls":[]}', 'the index lists no file'],
  ['an open address', '{"provider_urls":["http://a.example/H9008/2027/a.json"]}', 'is not one https address'],
  ['neither contract nor year', '{"provider_urls":["https://a.example/a.json"]}', 'name a contract and a year'],
  ['a file that is not beside it', '{"provider_urls":["https://a.example/H9008/2027/b.json"]}', '1 of its files'],
])('an index with %s is skipped with the reason', async (_story, index, sentence) => {
  const [report] = await loadAt({ 'some/index.json': index, 'some/a.json': '[]' });
  expect(report).toMatchObject({ skippedBecause: expect.stringContaining(sentence) as string });
});
