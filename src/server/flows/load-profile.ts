import type { PlanCard } from '#contract/plan-card.ts';
import { Problem } from '#contract/problem.ts';
import type { ProfileReply, ProvidersDetails } from '#contract/profile.ts';
import type { DrugsAndPharmacyDetails } from '#contract/saved-drugs.ts';
import type { PlansDetails } from '#contract/saved-plans.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type ExtraHelpChoice, extraHelpOf, type KnownLevel } from '#domain/extra-help/choice.ts';
import { keepPlansOfYear } from '#domain/plan-year/active-year.ts';
import type { SuppressionLists } from '#domain/plan-year/suppression.ts';
import type { Section } from '#domain/profile/section.ts';
import { buildSavedPlans } from '#domain/saved-plans/saved-plans-string.ts';
import { type PlanKey, planKey } from '../catalogue/store/details.ts';
import type { Queryable } from '../db/transaction.ts';
import { type RawDemographics, toDemographics } from '../features/demographics/store.ts';
import { soundDrugs } from '../features/saved-drugs/sound-drugs.ts';
import type { PlanSnapshot } from '../features/saved-plans/store.ts';
import { type Season, toSavedPlan } from '../features/saved-plans/to-saved-plan.ts';
import type { RawAccount } from '../profile/account.ts';
import { type RawProfileRow, toVersions } from '../profile/row.ts';
import type { FieldSealer } from '../security/sealed-field.ts';

/** Which part of a profile, and how it looks on which business day. */
export type Look = {
  section: Section;
  today: IsoDate;
  suppression: SuppressionLists;
  /** An agent looks on and may press nothing. */
  cloaked: boolean;
  /** Plans of other years are left out when it is given. */
  planYear?: number;
  /** False leaves out the catalogue facts. */
  withFacts?: boolean;
};

type Parts = {
  sealer: FieldSealer;
  cardsById: (plans: readonly PlanKey[], db: Queryable) => Promise<Map<string, PlanCard>>;
  /** Told how many stored drugs were left out because they lack something. ERR-412. */
  onBadDrugs: (count: number) => void;
};

type RawProfile = Pick<RawProfileRow, 'profile_uuid' | 'kind' | 'shopping_zip' | 'versions'> & {
  account: RawAccount;
  demographics: RawDemographics | null;
  saved_plans: PlanSnapshot[] | null;
  drugs: {
    list: unknown[] | null;
    pharmacy: DrugsAndPharmacyDetails['pharmacyObj'];
    help: ExtraHelpChoice | null;
    knownHelp: KnownLevel | null;
  };
};

export type LoadProfile = (db: Queryable, uuid: string, look: Look) => Promise<ProfileReply>;

/** Reads a whole profile in one round trip. @throws Problem not-found. */
export function profileLoader({ sealer, cardsById, onBadDrugs }: Parts): LoadProfile {
  const listPlans = async (db: Queryable, rows: readonly PlanSnapshot[], season: Season) => {
    const facts = rows.length > 0 ? await cardsById(rows, db) : new Map<string, PlanCard>();
    return rows.map((row) => toSavedPlan(row, facts.get(planKey(row)) ?? null, season));
  };

  const detailsOf = async (db: Queryable, raw: RawProfile, look: Look): Promise<PlansDetails> => {
    const { planYear } = look;
    const saved = (raw.saved_plans ?? []).toSorted(inOrderOfSaving);
    const chosen = planYear === undefined ? saved : saved.filter((row) => row.planYear === planYear);
    const plans = await listPlans(db, keepPlansOfYear(chosen, look.today), look);
    return {
      plans: look.withFacts === false ? plans.map((plan) => ({ ...plan, facts: null })) : plans,
      savedPlans: buildSavedPlans(plans),
      zipCode: raw.shopping_zip,
    };
  };

  return async (db, uuid, look) => {
    const { rows } = await db.query({ name: 'read-profile', text: READ_PROFILE, values: [uuid] });
    const raw: RawProfile | undefined = rows[0];
    if (!raw) throw new Problem('not-found');

    const reply: ProfileReply = { uuid: raw.profile_uuid, versions: toVersions(raw.versions) };
    if (shows(look, 'demographics')) reply.userDetails = toUserDetails(raw, sealer, look);
    if (shows(look, 'plans')) {
      reply.plansDetails = await detailsOf(db, raw, look);
      reply.memberEnrolledPlans = [];
    }
    if (shows(look, 'drugs')) {
      const { list, pharmacy, help, knownHelp } = raw.drugs;
      reply.drugsAndPharmacyDetails = { drugInfoDetails: soundDrugs(list ?? [], onBadDrugs), pharmacyObj: pharmacy };
      reply.extraHelp = extraHelpOf(help, knownHelp);
    }
    if (shows(look, 'providers')) reply.providersDetails = NO_PROVIDERS;
    if (shows(look, 'medsuppPlans')) reply.medsuppData = null;
    if (look.section === 'all') {
      reply.enrollmentsDetails = { enrollments: [] };
      reply.macraData = null;
      reply.preData = null;
    }
    return reply;
  };
}

// Written out field by field: an object that begins with a spread costs forty times as much to make.
function toUserDetails(
  { profile_uuid: uuid, kind, demographics, account }: RawProfile,
  sealer: FieldSealer,
  look: Look,
) {
  const { firstName, lastName, email, dob, zipCode, mbi } = toDemographics(demographics, uuid, sealer);
  const [userType, optumId, telesalesProfileType, createdBy, salesforceRecordType, profileStatus, createdAt] = account;
  return {
    uuid,
    firstName,
    lastName,
    email,
    dob,
    zipCode,
    mbi,
    isGuestUser: kind === 'guest',
    isCSRLogin: look.cloaked,
    userType,
    optumId,
    telesalesProfileType,
    createdBy,
    salesforceRecordType,
    profileStatus,
    creationDate: new Date(createdAt).toISOString(),
  };
}

const NO_PROVIDERS: ProvidersDetails = { providerIdList: [], zipCode: null, planYear: null, millimanProviders: [] };

const shows = (look: Look, section: Section) => look.section === 'all' || look.section === section;

const inOrderOfSaving = (a: PlanSnapshot, b: PlanSnapshot) =>
  compare(a.savedOn, b.savedOn) || compare(a.planId, b.planId);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

// Few columns, since the driver's work grows with them: what most guests do not have costs nothing when it is null.
const READ_PROFILE = `
  select profile.profile_uuid, profile.kind, profile.shopping_zip, profile.versions,
         json_build_array(profile.user_type, profile.optum_id, profile.telesales_profile_type, profile.created_by,
                          profile.salesforce_record_type, profile.profile_status, profile.created_at) as account,
         (select row_to_json(demographics) from demographics
          where demographics.profile_uuid = profile.profile_uuid) as demographics,
         (select json_agg(saved_plan.snapshot) from saved_plan
          where saved_plan.profile_uuid = profile.profile_uuid) as saved_plans,
         json_build_object(
           'list', (select json_agg(saved_drug.snapshot order by saved_drug.place) from saved_drug
                    where saved_drug.profile_uuid = profile.profile_uuid),
           'pharmacy', (select saved_pharmacy.snapshot from saved_pharmacy
                        where saved_pharmacy.profile_uuid = profile.profile_uuid),
           'help', profile.extra_help,
           'knownHelp', profile.known_subsidy) as drugs
  from profile where profile.profile_uuid = $1 and profile.carried_to is null`;
