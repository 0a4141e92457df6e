import { parseDollars } from '#domain/money/cents.ts';

/** Cover that can be added to a plan at a price, as the catalogue keeps it: in the words of the source. */
export type PrintedRider = {
  benefitName: string;
  /** What it costs; null where the source does not say. */
  preText: string | null;
  /** What is in it; null where the source does not say. */
  helpText: string | null;
};

const PACKAGE = /^package #\d+$/i;
const CONTENT = /^includes /i;
const VALUE = /^:\s*(.+)$/;
const NO_VALUE = 'N/A';

/** From the marks under 'Optional packages' on a medicare.gov page: what stands outside a package is the page's own. */
export function ridersOf(marks: readonly string[]): PrintedRider[] {
  const starts = marks.flatMap((mark, place) => (PACKAGE.test(mark) ? [place] : []));
  return starts.map((start, index) => toRider(marks.slice(start, starts[index + 1])));
}

function toRider([benefitName = '', ...marks]: readonly string[]): PrintedRider {
  const prices = marks.flatMap((label, place) => {
    const value = VALUE.exec(marks[place + 1] ?? '')?.[1]?.trim();
    return value && value !== NO_VALUE ? [`${label}: ${value}`] : [];
  });
  return {
    benefitName,
    preText: prices.join(', ') || null,
    helpText: marks.find((mark) => CONTENT.test(mark)) ?? null,
  };
}

export const RIDER_COSTS = ['monthly-premium', 'deductible'] as const;
export type RiderCost = { kind: (typeof RIDER_COSTS)[number]; cents: number } | { kind: 'text'; english: string };

/** The same cover read. Names follow spec A3; PLAN-019. */
export type Rider = {
  /** Null where the source names it with more than a number. */
  packageNumber: number | null;
  benefitName: string;
  /** What it costs; empty where the source does not say. */
  preText: RiderCost[];
  /** What is in it, by the names that the source gives; empty where it does not say. */
  helpText: string[];
};

export const readRider = ({ benefitName, preText, helpText }: PrintedRider): Rider => ({
  packageNumber: PACKAGE.test(benefitName) ? Number(benefitName.split('#')[1]) : null,
  benefitName,
  // A comma inside of an amount has no blank after it.
  preText: preText === null ? [] : preText.split(', ').map(readCost),
  helpText: helpText === null ? [] : helpText.replace(CONTENT, '').split(/, and |, | and /),
});

const COSTS: Readonly<Record<string, (typeof RIDER_COSTS)[number]>> = {
  'Monthly premium': 'monthly-premium',
  Deductible: 'deductible',
};

function readCost(english: string): RiderCost {
  const [label = '', value = ''] = english.split(': ');
  const kind = Object.hasOwn(COSTS, label) ? COSTS[label] : undefined;
  const cents = /^\$[\d,.]+$/.test(value) ? parseDollars(value.slice(1).replaceAll(',', '')) : null;
  return kind && cents !== null ? { kind, cents } : { kind: 'text', english };
}
