import type { ProspectToRecord } from '#contract/prospects.ts';
import type { DrugToKeep } from '#contract/saved-drugs.ts';
import type { ProviderToKeep } from '#contract/saved-providers.ts';
import { BRANDS } from '#domain/brand/brand.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { refillTextOf } from '#domain/drugs/saved-drug.ts';
import type { TelesalesType } from '#domain/identity/telesales-type.ts';
import { activeYear } from '#domain/plan-year/active-year.ts';
import { providerToKeep } from '#domain/providers/provider-to-keep.ts';
import type { CatalogueStore } from '../catalogue/store.ts';
import { toDrugForm } from '../features/drugs/to-drug-form.ts';
import { prospectUuid } from '../features/prospects/prospect-uuid.ts';
import { readProspect } from '../features/prospects/read-prospect.ts';
import { agentUuid } from '../identity/sign-in/account-uuid.ts';
import type { RecordProspect } from './record-prospect.ts';

type Told = { name: string; type: TelesalesType; mbi?: string; gender?: 'm' | 'f' };

/** Whom an agent of development talked to: the demo accounts of these names are asked to prove it. */
const TALKED_TO: readonly Told[] = [
  { name: 'Mia', type: 'MEMBER-CONSENT', mbi: '3GJ5VH7QR92' },
  { name: 'Ned', type: 'NON-MEMBER-CONSENT', gender: 'm' },
  { name: 'Max', type: 'MEMBER-NO-CONSENT' },
  { name: 'Nell', type: 'NON-MEMBER-NO-CONSENT', gender: 'f' },
  { name: 'Ada', type: 'MEMBER-CONSENT', mbi: '5JM3XK2VW45' },
];
const AGENT = { id: 'embedded demo', userName: 'demo' };
const ZIP = '98101';
const DRUGS = ['atorvastatin', 'metformin'];
const DOCTOR = '9450000010';

type Parts = { catalogue: CatalogueStore; recordProspect: RecordProspect };

/** Each once: one that is there already, or was there, stays as it is. */
export async function recordDemoProspects({ catalogue, recordProspect }: Parts, today: IsoDate) {
  const told = await thingsTold(catalogue, today);
  for (const brand of BRANDS) {
    for (const { name, type, mbi = '', gender = '' } of TALKED_TO) {
      const email = `${name.toLowerCase()}@example.org`;
      const names = { firstName: name, lastName: 'Teller', email };
      const person: ProspectToRecord['person'] = { ...names, dob: '05/17/1952', mbi, gender, zipCode: ZIP };
      const appointment: ProspectToRecord['appointment'] = {
        agreedOn: today,
        channel: 'phone',
        products: ['medicare-advantage', 'drug-plan'],
      };
      const all: ProspectToRecord = { profileType: type, language: 'en', person, appointment, ...told };
      await recordProspect({
        uuid: prospectUuid(AGENT, `${brand} ${email}`),
        brand,
        agent: AGENT,
        about: agentUuid(AGENT.id),
        person: readProspect(all, today),
        today,
        told: all,
        requestId: '',
      });
    }
  }
}

/** What of it the lists of this site have. */
async function thingsTold(catalogue: CatalogueStore, today: IsoDate) {
  const drugs = (await Promise.all(DRUGS.map((name) => drugTold(catalogue, name)))).flat();
  const [doctor] = await catalogue.placesOf([DOCTOR], ZIP);
  const [county] = await catalogue.countiesOfZip(ZIP);
  const planYear = activeYear(today);
  const { plans } = county ? await catalogue.searchPlans({ planYear, productType: 'MAPD', ...county }) : { plans: [] };
  return {
    drugs,
    pharmacy: null,
    providers: doctor ? [providerTold(doctor)] : [],
    plans: county
      ? plans.slice(0, 1).map(({ planId }) => ({
          planId,
          planYear,
          zipCode: ZIP,
          stateCode: county.stateCode,
          fipsCountyCode: county.fipsCountyCode,
        }))
      : [],
  };
}

async function drugTold(catalogue: CatalogueStore, name: string): Promise<DrugToKeep[]> {
  const [form] = (await catalogue.drugForms(name)).flatMap(toDrugForm).filter(({ packages }) => packages.length === 0);
  if (!form) return [];
  const { nationalDrugCode, drugName, drugDosage, drugFullName, isGeneric, item: drugItem } = form;
  return [
    {
      nationalDrugCode,
      drugName,
      drugDosage,
      drugFullName,
      isGeneric,
      drugItem,
      drugQuantity: 1,
      drugFrequency: 'Day',
      drugSupplyLength: 30,
      refillText: refillTextOf(30),
      drugPackageName: '',
      drugPackageSize: null,
      drugPackageQuantity: null,
    },
  ];
}

type Place = Awaited<ReturnType<CatalogueStore['placesOf']>>[number];

function providerTold(row: Place): ProviderToKeep {
  const { npi, name, credential, gender, place, street, city, zip, phone } = row;
  const found = {
    npi,
    name,
    credential,
    gender,
    isPerson: row.is_person,
    specialties: row.kinds,
    specialtyWords: row.specialty_words,
    coverageType: row.coverage_type,
  };
  const at = { place, street, city, phone, stateCode: row.state_code, zipCode: zip };
  return providerToKeep(found, at, { zipCode: ZIP, fipsCode: null }) as ProviderToKeep;
}
