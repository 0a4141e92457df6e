import { randomUUID } from 'node:crypto';
import type { Drug, Pharmacy } from '#contract/saved-drugs.ts';
import type { EnrolledPlan } from '#contract/saved-plans.ts';
import type { Provider } from '#contract/saved-providers.ts';
import { type IsoDate, yearOf } from '#domain/calendar/iso-date.ts';
import { packageName } from '#domain/drugs/package-name.ts';
import { refillTextOf } from '#domain/drugs/saved-drug.ts';
import { countDose } from '#domain/imports/count-dose.ts';
import { doctorsOfClaims, type ImportedDoctor } from '#domain/imports/doctors-of-claims.ts';
import { drugsOfClaims, type ImportedDrug } from '#domain/imports/drugs-of-claims.ts';
import { helpOfCoverage } from '#domain/imports/help-of-coverage.ts';
import type { ImportOutcome } from '#domain/imports/outcome.ts';
import { type ImportedPharmacy, pharmacyOfClaims } from '#domain/imports/pharmacy-of-claims.ts';
import { type EnrolledPlan as PlanOfCoverage, plansOfCoverage } from '#domain/imports/plans-of-coverage.ts';
import { activeYear } from '#domain/plan-year/active-year.ts';
import type { Origin } from '#domain/profile/origin.ts';
import { providerToKeep } from '#domain/providers/provider-to-keep.ts';
import { uniqueIdOf } from '#domain/providers/put-provider.ts';
import type { KnownDrug } from '../catalogue/store/drugs.ts';
import type { Pharmacy as PharmacyRow } from '../catalogue/store/pharmacies.ts';
import type { CatalogueStore } from '../catalogue/store.ts';
import { toDrugForm } from '../features/drugs/to-drug-form.ts';
import { toPharmacyData } from '../features/pharmacies/to-pharmacy-data.ts';
import type { Claims } from '../gateways/claims/claims-gateway.ts';

/** Something of the claims, as the profile would keep it; else why it can not be kept. */
export type Item<Facts, Kept> = { facts: Facts } & ({ kept: Kept } | { kept: null; because: ImportOutcome });

export type ItemsOfClaims = {
  drugs: (Item<ImportedDrug, Drug> & { name: string | null; substance: string | null })[];
  pharmacy: Item<ImportedPharmacy, Pharmacy> | null;
  providers: Item<ImportedDoctor, Provider>[];
  plans: EnrolledPlan[];
  subsidy: NonNullable<ReturnType<typeof helpOfCoverage>>['level'];
};

type Around = { today: IsoDate; zipCode: string | null; when: string };

/** What claims tell, found again in the lists of this site. Nothing is left out unsaid: each has its reason. */
export async function itemsOfClaims(
  { pharmacyClaims, treatments, coverages }: Claims,
  { today, zipCode, when }: Around,
  catalogue: CatalogueStore,
): Promise<ItemsOfClaims> {
  const origin: Origin = { kind: 'imported', when };
  const codes = [...new Set(pharmacyClaims.flatMap(({ leftOut, ndc }) => (leftOut === null ? ndc : [])))];
  const known = await catalogue.drugsByNdc(codes);
  const rxcuiOf = (ndc: string) => known.get(ndc)?.substance ?? null;
  const drugs = drugsOfClaims(pharmacyClaims, { today, rxcuiOf }).drugs;
  const { doctors } = doctorsOfClaims(treatments, today);
  const pharmacy = pharmacyOfClaims(pharmacyClaims, today);
  const npis = doctors.map(({ npi }) => npi);
  const [found, places] = await Promise.all([
    pharmacy && catalogue.pharmacy(pharmacy.pharmacyNumber, activeYear(today)),
    catalogue.placesOf(npis, zipCode),
  ]);
  return {
    drugs: drugs.map((facts) => toDrug(facts, known.get(facts.ndc), origin)),
    pharmacy: pharmacy && (found ? { facts: pharmacy, kept: toPharmacy(found, origin) } : unknown(pharmacy)),
    providers: doctors.map((facts) => {
      // Of each the nearest place comes first.
      const place = places.find(({ npi }) => npi === facts.npi);
      return place ? { facts, kept: toProvider(place, zipCode, origin) } : unknown(facts);
    }),
    plans: await toPlans(plansOfCoverage(coverages, today), today, catalogue, origin),
    subsidy: helpOfCoverage(coverages, today)?.level ?? null,
  };
}

const unknown = <Facts>(facts: Facts) => ({ facts, kept: null, because: 'not-in-our-lists' }) as const;

function toDrug(facts: ImportedDrug, known: KnownDrug | undefined, origin: Origin): ItemsOfClaims['drugs'][number] {
  const [form] = known ? toDrugForm(known) : [];
  if (!known || !form) return { ...unknown(facts), name: facts.name, substance: null };
  const named = { facts, name: form.drugDosage, substance: known.substance };
  if (facts.isShortCourse) return { ...named, kept: null, because: 'short-course' };
  const dose = facts.bought && countDose(facts.bought, known.dispensing);
  if (!dose || facts.supply === null) return { ...named, kept: null, because: 'quantity-unknown' };
  const { quantity, frequency, package: counted } = dose;
  const kept: Drug = {
    drugId: randomUUID(),
    drugName: form.drugName,
    drugDosage: form.drugDosage,
    drugFullName: form.drugFullName,
    drugQuantity: quantity,
    drugFrequency: frequency,
    drugSupplyLength: facts.supply,
    refillText: refillTextOf(facts.supply),
    nationalDrugCode: form.nationalDrugCode,
    isGeneric: form.isGeneric,
    drugItem: form.item,
    drugPackageName: counted && form.unit ? packageName(counted.size, form.unit) : '',
    drugPackageSize: counted?.size ?? null,
    drugPackageQuantity: counted ? quantity : null,
    origin,
  };
  return { ...named, kept };
}

function toPharmacy(found: PharmacyRow, origin: Origin): Pharmacy {
  const { pharmacyName, pharmacyNumber, mailOrder, pharmacyAddress } = toPharmacyData(found);
  const unasked = { pharmacySaver: null, preferredNetwork: null };
  return { pharmacyName, pharmacyNumber, mailOrder, ...unasked, pharmacyAddress, origin };
}

type Place = Awaited<ReturnType<CatalogueStore['placesOf']>>[number];

function toProvider(row: Place, zipCode: string | null, origin: Origin): Provider {
  const found = {
    npi: row.npi,
    name: row.name,
    isPerson: row.is_person,
    credential: row.credential,
    gender: row.gender,
    specialties: row.kinds,
    specialtyWords: row.specialty_words,
    coverageType: row.coverage_type,
  };
  const { place, street, city, state_code: stateCode, zip, phone } = row;
  const at = { place, street, city, stateCode, zipCode: zip, phone };
  const kept = providerToKeep(found, at, { zipCode, fipsCode: null });
  return { ...kept, providerId: randomUUID(), providerUniqueId: uniqueIdOf(kept), origin } as Provider;
}

/** By the name of our list, where the plan is in it: claims name the insurer alone. */
async function toPlans(
  plans: readonly PlanOfCoverage[],
  today: IsoDate,
  catalogue: CatalogueStore,
  origin: Origin,
): Promise<EnrolledPlan[]> {
  const keyed = plans.flatMap(({ planId, from, isFuture }) =>
    planId === null ? [] : { planId, planYear: isFuture && from ? yearOf(from) : yearOf(today) },
  );
  const listed = [...(await catalogue.plansById(keyed)).values()];
  return plans.map(({ contractId, pbpNumber, segmentId, planId, name, phone, from, to, covers, isFuture }) => ({
    contractId,
    pbpNumber,
    segmentId,
    planId,
    planName: listed.find((plan) => plan.planId === planId)?.planName ?? name,
    planPhone: phone,
    effectiveDate: from,
    terminationDate: to,
    coversCare: covers.care,
    coversDrugs: covers.drugs,
    isFuture,
    origin,
  }));
}
