import { type IsoDate, isWithin } from '#domain/calendar/iso-date.ts';
import type { HelpCategory } from '#domain/drug-cost/year-input.ts';
import { type KnownLevel, PREMIUM_PERCENT } from '#domain/extra-help/choice.ts';
import type { Coverage } from './claims.ts';

/** Copays and premium are two facts: the one may be known without the other. */
export type KnownHelp = {
  /** Which copays; null where the keeper does not know. */
  copayCategory: HelpCategory | null;
  /** How much of a basic premium is paid; null where no share is named. */
  level: KnownLevel | null;
};

/** Help of a state beside Medicare. @source CMS, dual status codes of enrollment */
const PROGRAMS = {
  '01': 'QMB',
  '02': 'QMB',
  '03': 'SLMB',
  '04': 'SLMB',
  '05': 'QDWI',
  '06': 'QI',
  '08': null,
} as const;

export type Dual = {
  /** Which Medicare savings program; null for other help. */
  program: 'QMB' | 'SLMB' | 'QDWI' | 'QI' | null;
  /** Null where it is not said. */
  hasFullMedicaid: boolean | null;
  state: string | null;
};

/** As a drug plan's part of the cover tells it; null where none does. */
export function helpOfCoverage(coverages: readonly Coverage[], today: IsoDate): KnownHelp | null {
  const help = coverages.find((one) => one.part === 'D' && one.extraHelp !== null && isNow(one, today))?.extraHelp;
  if (!help) return null;
  if (help.inEffect === false) return { copayCategory: 0, level: '0' };
  return { copayCategory: categoryOf(help.copayLevel), level: levelOf(help.premiumPercent) };
}

/** Null where nothing is known, or nothing is had. */
export function dualOfCoverage(coverages: readonly Coverage[], today: IsoDate): Dual | null {
  const dual = coverages.find((one) => one.dual !== null && isNow(one, today))?.dual;
  if (!dual || !isProgram(dual.statusCode)) return null;
  const { typeCode, state } = dual;
  return {
    program: PROGRAMS[dual.statusCode],
    hasFullMedicaid: typeCode === 'F' ? true : typeCode === 'P' ? false : null,
    state,
  };
}

const isProgram = (code: string): code is keyof typeof PROGRAMS => Object.hasOwn(PROGRAMS, code);

const isNow = ({ isCancelled, from, to }: Coverage, today: IsoDate) =>
  !isCancelled && isWithin({ from: from ?? today, to: to ?? today }, today);

/** 1 high, 2 low, 3 nothing, 4 a share of 15 percent; 5 is that it is not known. */
function categoryOf(copayLevel: string | null): HelpCategory | null {
  const categories = { '1': 1, '2': 2, '3': 3, '4': 4 } as const;
  return Object.hasOwn(categories, copayLevel ?? '') ? categories[copayLevel as keyof typeof categories] : null;
}

function levelOf(percent: number | null): KnownLevel | null {
  const level = (['1', '2', '3', '4'] as const).find((one) => PREMIUM_PERCENT[one] === percent);
  return level ?? null;
}
