import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CORNER_PHARMACY, LISINOPRIL } from './support/drugs.ts';
import { httpBrowser } from './support/http-browser.ts';
import { preparedFolder } from './support/prepared-folder.ts';
import { startServerProcess } from './support/server-process.ts';

/** Words that stand nowhere else, driven through every kind of call and fault, and then looked for everywhere. */
const folder = await preparedFolder();
afterAll(() => folder.remove());

const PASSWORD = 'zq-canary-password-88';
const PERSON = {
  firstName: 'Zqfirstcanary',
  lastName: 'Zqlastcanary',
  email: 'zqmailcanary@example.org',
  dob: '07/23/1941',
  zipCode: '98101',
  mbi: '9RT8CQ7WE66',
};
const DRUG = { drugName: 'Zqdrugcanary', drugDosage: 'Zqdosagecanary 5 MG', nationalDrugCode: '98765432109' };
const PHARMACY = 'Zqpharmacycanary';

const spellings = (text: string) => [
  text,
  encodeURIComponent(text),
  Buffer.from(text).toString('base64').replace(/=+$/, ''),
];

test('names, birth dates, Medicare numbers, passwords, codes and tokens get into no log and no plain file', async () => {
  const lines: string[] = [];
  const server = await startServerProcess(
    { DATA_DIR: folder.path, SYSTEM_DATE_TIME: '2026-11-16T10:00:00', LOG_LEVEL: 'debug' },
    (line) => lines.push(line),
  );
  const { origin } = server;
  const browser = httpBrowser();
  const secrets: string[] = [
    PERSON.firstName,
    PERSON.lastName,
    PERSON.email,
    PERSON.mbi,
    PERSON.dob,
    '1941-07-23',
    PASSWORD,
    ...Object.values(DRUG),
    PHARMACY,
  ];

  const { code, uuid } = await browser.registers(origin, { ...PERSON, password: PASSWORD });
  secrets.push(
    code,
    ...[...browser.jar.values()].filter(({ name }) => name.startsWith('sp_')).map(({ value }) => value),
  );
  const profile = `${origin}/landrover/api/Users/${uuid}`;
  const { firstName, lastName, email, dob, zipCode, mbi } = PERSON;
  const versioned = async () => ({
    'if-match': `"${((await (await browser.get(`${profile}/demographics`)).json()) as { versions: { demographics: number } }).versions.demographics}"`,
  });
  const saved = await browser.post(`${profile}/demographics/2027`, { dob, zipCode, mbi }, await versioned());
  expect(saved.status).toBe(200);

  // What goes wrong must not quote what it was given.
  const drugs = [
    { ...LISINOPRIL, ...DRUG },
    { ...LISINOPRIL, ...DRUG, drugQuantity: -5 },
  ];
  const pharmacyObj = { ...CORNER_PHARMACY, pharmacyName: PHARMACY };
  for (const [index, drug] of drugs.entries()) {
    const body = { drugInfoDetails: [drug], pharmacyObj };
    const reply = await browser.post(`${profile}/drugs/2027`, body, { 'if-match': '"1"' });
    expect(reply.status).toBe([200, 422][index]);
  }

  // What drugs cost is asked of a code and a pharmacy, and neither may be remembered.
  const { nationalDrugCode: ndc } = DRUG;
  const { pharmacyNumber: pharmacy } = CORNER_PHARMACY;
  secrets.push(pharmacy);
  for (const call of ['estimateplancost', 'explainplancost']) {
    const body = {
      zip: zipCode,
      county: '53033',
      pharmacy,
      drugs: [{ ndc, quantity: 1, frequency: 'Day', supplyLength: 30, packageSize: null, packageQuantity: null }],
      plans: [{ contractId: 'H9918', pbpNumber: '001', segmentId: '000', planYear: 2027 }],
    };
    expect((await browser.post(`${origin}/drug-pricing-api/drugpricing/${call}`, body)).status).toBe(200);
    expect((await browser.post(`${origin}/drug-pricing-api/drugpricing/${call}`, { ...body, zip: 5 })).status).toBe(
      422,
    );
  }

  const wrong: object[] = [
    { firstName: 5, lastName },
    { mbi: `${mbi}x` },
    { dob: `${dob}/1` },
    { email: `${email}@@` },
    { [firstName]: lastName },
    { firstName: `${firstName}\u0000` },
    { lastName: lastName.repeat(99) },
  ];
  for (const body of wrong) {
    const reply = await browser.post(`${profile}/demographics/2027`, body, await versioned());
    expect(reply.status).toBe(422);
    // The name of a field nobody knows is told to who sent it; a value never is.
    expect(await reply.text()).not.toMatch(new RegExp(`${lastName}|${mbi}|${dob}|${email}`));
  }
  for (const path of [
    `/geolocationinfo/counties/${mbi}`,
    `/${firstName}`,
    `/shopper-profile?code=${code}&name=${lastName}`,
  ]) {
    await browser.get(origin + path);
  }
  await browser.send('POST', `${origin}/landrover/api/guests`, undefined, {
    'content-type': 'text/plain',
    'x-name': firstName,
  });
  await browser.get(`${origin}/metrics`).then(async (reply) => lines.push(await reply.text()));
  await server.stop();

  expect(lines.length).toBeGreaterThan(20);
  const log = lines.join('\n');
  expect(secrets.flatMap(spellings).filter((secret) => log.includes(secret))).toEqual([]);

  const tokens = secrets.filter((secret) => secret.length > 40);
  expect(tokens.length).toBeGreaterThan(0);
  const sealed = secrets.flatMap(spellings);
  const found = filesBelow(folder.path).filter((file) => {
    const bytes = readFileSync(file, 'latin1');
    return sealed.some((secret) => bytes.includes(secret));
  });
  expect(found).toEqual([]);
});

function filesBelow(path: string): string[] {
  return readdirSync(path).flatMap((name) => {
    const below = join(path, name);
    const about = statSync(below, { throwIfNoEntry: false });
    if (!about) return [];
    return about.isDirectory() ? filesBelow(below) : about.isFile() ? [below] : [];
  });
}
