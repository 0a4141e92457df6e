import type { DrugDraft } from '#contract/drug-draft.ts';
import type { PlanSummary } from '#contract/plan.ts';
import { Problem } from '#contract/problem.ts';
import type { ProfileReply } from '#contract/profile.ts';
import type { SavedPlan } from '#contract/saved-plans.ts';
import { asSaved, aUser, FIRST_VERSIONS, PROFILE_UUID } from './examples.ts';
import { fakeDrugs, type KeptDrugs } from './fake-drugs.ts';
import type { Answers } from './fake-network.ts';
import { fakeProviders, type KeptProviders } from './fake-providers.ts';

/** A profile as the server keeps it: with a version that every change must name. */
export function fakeProfile(
  saved: SavedPlan[],
  catalogue: readonly PlanSummary[] = [],
  kept: KeptDrugs & KeptProviders = {},
) {
  let plans = saved;
  /** The plan that was removed last. */
  let removed: SavedPlan | undefined;
  let version = 7;
  const drugs = fakeDrugs(kept);
  const providers = fakeProviders(kept);
  let unreadable = kept.unreadablePlans ?? [];
  let draft: DrugDraft | null = kept.draft ?? null;

  const reply = (ofYear?: number): ProfileReply => ({
    uuid: PROFILE_UUID,
    versions: { ...FIRST_VERSIONS, plans: version, ...drugs.versions(), ...providers.versions() },
    plansDetails: {
      plans: plans.filter(({ planYear }) => ofYear === undefined || planYear === ofYear),
      savedPlans: '',
      zipCode: null,
    },
    ...(unreadable.length > 0 && { unreadablePlans: unreadable }),
  });

  const whole = (ofYear: number): ProfileReply => ({
    ...reply(ofYear),
    userDetails: aUser(),
    ...drugs.details(),
    ...providers.details(),
    medsuppData: null,
  });

  const change = (headers: { 'if-match'?: string | undefined }, next: SavedPlan[]): ProfileReply => {
    if (headers['if-match'] !== `"${version}"`) throw new Problem('stale-version', { current: reply() });
    plans = next;
    version += 1;
    return reply();
  };

  const answers = {
    createGuest: () => ({ uuid: PROFILE_UUID, versions: reply().versions }),
    readSection: ({ params }) => ({
      uuid: PROFILE_UUID,
      versions: reply().versions,
      ...(params.section === 'drugs'
        ? drugs.details()
        : params.section === 'providers'
          ? providers.details()
          : { userDetails: aUser() }),
    }),
    saveDrugs: ({ headers, body }) => {
      drugs.save(headers, body, () => ({ ...reply(), ...drugs.details() }));
      return { ...reply(), ...drugs.details() };
    },
    saveExtraHelp: ({ headers, body }) => {
      drugs.answer(headers, body.choice, () => ({ ...reply(), ...drugs.details() }));
      return { ...reply(), ...drugs.details() };
    },
    ...providers.answers(reply),
    readDrugDraft: () => ({ draft }),
    keepDrugDraft: ({ body }) => {
      draft = body;
      return { draft };
    },
    dropDrugDraft: () => {
      draft = null;
      return { draft };
    },
    readSectionOfYear: ({ params }) => (params.section === 'all' ? whole(params.extra) : reply(params.extra)),
    savePlansOfYear: ({ params: { extra }, headers, body }) =>
      change(headers, [
        ...plans.filter(({ planYear }) => planYear !== extra),
        ...body.plans.flatMap(({ planId }) => {
          const facts = catalogue.find((plan) => plan.planId === planId && plan.planYear === extra);
          const kept = plans.find((plan) => plan.planId === planId && plan.planYear === extra);
          return kept ?? (facts ? asSaved(facts) : []);
        }),
      ]),
    removeSavedPlan: ({ params: { id, extra }, headers }) => {
      unreadable = unreadable.filter(({ planId }) => planId !== id);
      removed = plans.find(({ planId, planYear }) => planId === id && planYear === extra);
      return change(
        headers,
        plans.filter(({ planId, planYear }) => planId !== id || planYear !== extra),
      );
    },
    restoreSavedPlan: ({ params: { id }, headers }) => {
      if (removed?.planId !== id) throw new Problem('nothing-to-undo');
      const back = [...plans, removed];
      // By the days on which they were saved, which are the same for all here: as the test listed them.
      const places = saved.map(({ planId }) => planId);
      return change(
        headers,
        back.sort((one, other) => places.indexOf(one.planId) - places.indexOf(other.planId)),
      );
    },
  } satisfies Answers;

  return {
    answers,
    draft: () => draft,
    drugs: () => drugs.details().drugsAndPharmacyDetails,
    providers: () => providers.details().providersDetails.providerIdList,
    providerDraft: () => providers.draft(),
    savesProvidersElsewhere: providers.savesElsewhere,
    planIds: () => plans.map(({ planId }) => planId),
    /** What another tab does meanwhile. */
    meanwhile: (next: (now: SavedPlan[]) => SavedPlan[]) => {
      plans = next(plans);
      version += 1;
    },
  };
}
