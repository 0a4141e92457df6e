import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadTest } from '#tests/support/load-test.ts';
import { bundle, directoryFiles, fhir, record } from '../testing/directory-files.ts';
import { landscapeText } from '../testing/landscape-text.ts';
import { SMALL_GEOGRAPHY } from '../testing/small-files.ts';

const { folder, loadFiles, pool } = loadTest();
const NOW = new Date('2026-11-16T12:00:00Z');
const ANN = '9450000010';
const BEN = '9450000028';
const KNOWN = 'H9918-001-000';
const UNKNOWN = 'H9918-777-000';

/** What is written down of a list's faults, as file, line and words. */
async function faultsOf(name: string, files: Record<string, unknown>) {
  const reportFolder = join(folder, name);
  const { directories } = await loadFiles(directoryFiles('H9918', 2027, files), { now: NOW, reportFolder });
  const faults = readdirSync(reportFolder)
    .filter((file) => file.startsWith('directory-faults-'))
    .flatMap((file) => readFileSync(join(reportFolder, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as { file: string; line: number; reason: string; detail: string })
    .map(({ file, line, reason, detail }) => [file, line, reason.split(':')[0], detail]);
  return {
    report: directories[0],
    faults: faults.filter(([, , code]) => !['P1010', 'P1012'].includes(`${code}`)),
  };
}

const byPlace = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

test('each bad entry of a list is written down with its file and place, and the good ones are in use', async () => {
  await loadFiles({
    ...SMALL_GEOGRAPHY,
    'CY2027.csv': landscapeText(2027, [{ 'Contract ID': 'H9918', 'Plan ID': '001' }]),
  });
  const { report, faults } = await faultsOf('records', {
    'a.json': [
      record({ npi: ANN, planId: KNOWN, accepting: 'Accepting' }),
      record({ npi: '9450000011', planId: KNOWN }),
      'no record',
    ],
    'b.json': [
      record({ npi: BEN, planId: UNKNOWN, street: '9 Pine St' }),
      record({ npi: BEN, planId: KNOWN, accepting: 'Accepting' }),
      record({ npi: BEN, planId: KNOWN, accepting: 'Not Accepting' }),
      record({ npi: BEN, planId: UNKNOWN }),
    ],
  });
  expect(report).toMatchObject({ state: 'current', entries: 4 });
  expect(faults.toSorted(byPlace)).toEqual([
    ['a.json', 1, 'NPICHECK', 'entry 1: 9450000011'],
    ['a.json', 2, 'RECORD', 'entry 2: no object'],
    ['b.json', 0, 'N3012', 'entry 0: H9918777000'],
    ['b.json', 1, 'CONTRADICT', `entry 1: ${BEN} H9918001000 98101 12 MAIN ST`],
    ['b.json', 2, 'CONTRADICT', `entry 2: ${BEN} H9918001000 98101 12 MAIN ST`],
  ]);
  const { rows } = await pool().query<{ npi: string; accepts_new: boolean | null; is_contradicted: boolean }>(
    `select npi, accepts_new, is_contradicted from network_entry
      where plan_id = 'H9918001000' order by npi`,
  );
  expect(rows).toEqual([
    { npi: ANN, accepts_new: true, is_contradicted: false },
    { npi: BEN, accepts_new: null, is_contradicted: true },
  ]);
});

test('resources that contradict each other, and the plan that nobody knows, are told by their names', async () => {
  const { faults } = await faultsOf('bundle', {
    'all.json': bundle(
      fhir.role('yes', 'ann'),
      fhir.role('no', 'ann', { extension: [fhir.inNetwork('network'), fhir.accepting('nopt')] }),
      fhir.person('ann', fhir.npi(ANN)),
      fhir.location('place', ['12 Main St']),
      fhir.organization('network', 'ntwk'),
      fhir.plan('nobodys', UNKNOWN, ['network']),
    ),
  });
  expect(faults.toSorted(byPlace)).toEqual([
    ['all.json', 0, 'CONTRADICT', `PractitionerRole/no: ${ANN} H9918777000 98101 12 MAIN ST`],
    ['all.json', 0, 'CONTRADICT', `PractitionerRole/yes: ${ANN} H9918777000 98101 12 MAIN ST`],
    ['all.json', 5, 'N3012', 'InsurancePlan/nobodys: H9918777000'],
  ]);
});

test('names that are empty, long or of another alphabet are in use, and the empty ones are told', async () => {
  const named = (npi: string, first: string, last: string) => ({
    ...record({ npi, planId: KNOWN }),
    name: { first, last },
  });
  const { report, faults } = await faultsOf('names', {
    'names.json': [
      named(ANN, '', ' '),
      named(BEN, 'Анна', 'Ли'),
      named('9450000036', 'x'.repeat(250), 'y'.repeat(249)),
    ],
  });
  expect(report).toMatchObject({ state: 'current', entries: 3 });
  expect(faults).toEqual([
    ['names.json', 0, 'P1006', 'entry 0'],
    ['names.json', 0, 'P1007', 'entry 0'],
  ]);
  const { rows } = await pool().query<{ name: string | null }>(
    "select name from network_entry join network_directory using (edition) where contract_id = 'H9918' order by npi",
  );
  expect(rows.map(({ name }) => name)).toEqual([null, 'Анна Ли', `${'x'.repeat(250)} ${'y'.repeat(249)}`]);
});
