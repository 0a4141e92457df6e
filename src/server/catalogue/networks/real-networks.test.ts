import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadTest } from '#tests/support/load-test.ts';
import { load } from '../load/load.ts';

const REAL = process.env['REAL_DATA_DIR'];
const NETWORKS = REAL ? join(REAL, 'networks') : null;
const hasNetworks = NETWORKS !== null && existsSync(NETWORKS);

if (!hasNetworks) {
  console.warn('NOT TESTED on files as publishers leave them: set REAL_DATA_DIR to a folder with networks/');
}

type Expected = { index?: number; ids?: string[]; code: string };
type Fault = { file: string; line: number; reason: string; detail: string };

const { folder, pool } = loadTest();
const NOW = new Date('2026-10-20T12:00:00Z');

/** Loads the folders as one, under a name that says contract and year where an index does not. */
async function loadFolder(...names: string[]) {
  const input = join(folder, 'networks', names.join('-'), 'H9999', '2027');
  mkdirSync(input, { recursive: true });
  const urls = names.flatMap((name) => {
    const from = join(NETWORKS ?? '', name);
    for (const file of readdirSync(from)) cpSync(join(from, file), join(input, file));
    return (JSON.parse(readFileSync(join(from, 'index.json'), 'utf8')) as { provider_urls: string[] }).provider_urls;
  });
  writeFileSync(join(input, 'index.json'), JSON.stringify({ provider_urls: urls }));
  const reportFolder = join(folder, 'reports', names.join('-'));
  const report = await load(pool(), join(folder, 'networks', names.join('-')), { now: NOW, reportFolder });
  const [log] = readdirSync(reportFolder);
  const faults = readFileSync(join(reportFolder, log ?? ''), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Fault);
  return { directory: report.directories[0], faults };
}

const expectedOf = (name: string) =>
  JSON.parse(readFileSync(join(NETWORKS ?? '', name, 'expected.json'), 'utf8')) as Expected[];

const entries = async () =>
  (
    await pool().query<Record<string, unknown>>(
      `select entry.* from network_entry as entry join network_directory using (edition)
        where contract_id = 'H9999' order by npi, plan_id, place`,
    )
  ).rows;

const codeOf = ({ reason }: Fault) => reason.split(':')[0] ?? '';

describe.runIf(hasNetworks)('files as publishers leave them', () => {
  test('records without fault are all in use', async () => {
    const { directory, faults } = await loadFolder('ma_json');
    expect(directory).toMatchObject({ contractId: 'H9999', planYear: 2027, state: 'current', isComplete: true });
    expect(faults.map(codeOf).filter((code) => !['P1010', 'P1012'].includes(code))).toEqual([]);
    expect((await entries()).map(({ npi, plan_id, accepts_new, zip }) => [npi, plan_id, accepts_new, zip])).toEqual([
      ['9450000010', 'H9999001000', true, '68102'],
      ['9450000010', 'H9999001000', true, '68508'],
      ['9450000010', 'H9999002001', false, '68102'],
      ['9450000028', 'H9999001000', true, '68102'],
      ['9450000028', 'H9999001000', true, '68508'],
      ['9450000036', 'H9999001000', true, '68105'],
      ['9450000036', 'H9999002001', true, '68105'],
      ['9450000044', 'H9999002001', null, '68508'],
      ['9450000051', 'H9999001000', true, '68102'],
    ]);
  });

  test('each fault of a record is told by its code, at its place, and by no other', async () => {
    const { directory, faults } = await loadFolder('ma_json_deviant');
    expect(directory).toMatchObject({ state: 'current' });
    for (const { index = -1, code } of expectedOf('ma_json_deviant')) {
      const codes = faults.filter(({ line }) => line === index).map(codeOf);
      // The first of two that are alike is no copy.
      expect([index, codes]).toEqual([index, index === 26 ? [] : index === 7 ? [code, 'N3007'] : [code]]);
    }
    expect(await entries()).toMatchObject([
      { npi: '9450000069', plan_id: 'H9999001000', zip: '68102', state_code: 'NE', phone: '4025550101' },
    ]);
  });

  test('bundles in any order are joined over the networks of the plans', async () => {
    const { directory, faults } = await loadFolder('fhir');
    expect(directory).toMatchObject({ state: 'current', isComplete: true });
    expect(faults.map(codeOf).filter((code) => code !== 'P1012')).toEqual([]);
    expect((await entries()).map(({ npi, plan_id, accepts_new, zip }) => [npi, plan_id, accepts_new, zip])).toEqual([
      ['9450000010', 'H9999001000', true, '68102'],
      ['9450000010', 'H9999002001', true, '68102'],
      ['9450000010', 'H9999002001', false, '68508'],
      ['9450000028', 'H9999001000', false, '68102'],
      ['9450000028', 'H9999001000', null, '68508'],
      ['9450000028', 'H9999002001', false, '68102'],
      ['9450000028', 'H9999002001', null, '68508'],
      ['9450000036', 'H9999001000', null, '68105'],
      ['9450000036', 'H9999002001', null, '68105'],
      ['9450000044', 'H9999002001', true, '68508'],
    ]);
  });

  test('each fault of a resource is told by its code and id', async () => {
    const { directory, faults } = await loadFolder('fhir', 'fhir_deviant');
    expect(directory).toMatchObject({ state: 'current' });
    for (const { ids = [], code } of expectedOf('fhir_deviant')) {
      const codes = faults.filter(({ detail }) => detail.split(':')[0] === ids[0]).map(codeOf);
      // Both folders are one list here, whose roles contradict each other.
      const beside = ['P1012', 'A2002', 'A2003', 'A2006', 'CONTRADICT'];
      expect([ids[0], codes.filter((one) => !beside.includes(one))]).toEqual([
        ids[0],
        ids[0] === 'Organization/npi-4' ? ['NPI-INFERRED'] : code === '' ? [] : [code],
      ]);
    }
  });
});
