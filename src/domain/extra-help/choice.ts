import { HELP_CATEGORIES, type HelpCategory } from '#domain/drug-cost/year-input.ts';

/** What a person answers when asked for Extra Help; null until they do. LIS-012. */
export const EXTRA_HELP_CHOICES = ['yes', 'no'] as const;
export type ExtraHelpChoice = (typeof EXTRA_HELP_CHOICES)[number];

/** The level as it travels; empty when there is none, '0' for who is known not to be eligible. */
export const SUBSIDY_LEVELS = ['', '0', '1', '2', '3', '4'] as const;
export type SubsidyLevel = (typeof SUBSIDY_LEVELS)[number];

/** What somebody else than the person may know. */
export type KnownLevel = Exclude<SubsidyLevel, ''>;

export const isSubsidyLevel = (text: string): text is KnownLevel =>
  text !== '' && (SUBSIDY_LEVELS as readonly string[]).includes(text);

/** What Extra Help pays of a basic premium, in percent. Decision LIS-013. */
export const PREMIUM_PERCENT: Readonly<Record<SubsidyLevel, number>> = {
  '': 0,
  '0': 0,
  '1': 100,
  '2': 75,
  '3': 50,
  '4': 25,
};

export type ExtraHelp = { choice: ExtraHelpChoice | null; lisSubsidyLevel: SubsidyLevel };

/** LIS-013, LIS-015. */
export const choose = (choice: ExtraHelpChoice): ExtraHelp => ({
  choice,
  lisSubsidyLevel: choice === 'yes' ? '1' : '',
});

/** Help that a member is known to have holds, whatever was answered before it was known; nobody else's is. ROLE-408. */
export function extraHelpOf(answered: ExtraHelpChoice | null, known: KnownLevel | null): ExtraHelp {
  if (known !== null && known !== '0') return { choice: null, lisSubsidyLevel: known };
  return answered ? choose(answered) : { choice: null, lisSubsidyLevel: known ?? '' };
}

/** Whoever is known to have help, or to have none, is not asked. LIS-016. */
export const mayAnswerExtraHelp = (person: { isMember: boolean; knownLevel: SubsidyLevel }): boolean =>
  !person.isMember || person.knownLevel === '' || person.knownLevel === '0';

/** The last year in which a part of Extra Help was given for drugs; since then all who have it have it whole. */
const LAST_YEAR_OF_PARTS = 2023;

/** The category whose copays a level has. domain notes §3. */
export function helpCategoryOf(level: SubsidyLevel, planYear: number): HelpCategory {
  if (level === '' || level === '0') return 0;
  return level === '1' || planYear > LAST_YEAR_OF_PARTS ? 1 : 4;
}

/** A category that is named wins; '0' leaves it to the level. DRUG-004. */
export function requestedCategory(named: string, level: SubsidyLevel, planYear: number): HelpCategory {
  const category = HELP_CATEGORIES.find((one) => String(one) === named) ?? 0;
  return category === 0 ? helpCategoryOf(level, planYear) : category;
}
