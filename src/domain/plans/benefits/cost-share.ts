/** From one amount to another, which are often the same: cents of a dollar, or hundredths of a percent. */
export type Span = { from: number; to: number };

/** What is paid once for a service, once for a stay, or for each of some days. */
export const COST_PERIODS = ['service', 'stay', 'day', 'lifetime-reserve-day'] as const;
export type CostPeriod = (typeof COST_PERIODS)[number];

/** A part of what a person pays, as the source prints it between two semicolons. */
export type CostPart =
  /** Several spans of one kind are 'or'. A copay beside a coinsurance is what the source prints, side by side. */
  | { kind: 'share'; copay: Span[]; coinsurance: Span[]; per: CostPeriod; days: Span | null }
  | { kind: 'tier'; tier: number }
  | { kind: 'some-coverage' }
  | { kind: 'not-covered' }
  /** Not understood, so it stays as it is. */
  | { kind: 'text'; english: string };

export type CostShare = CostPart[];

const DOLLARS = String.raw`\$(?:\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,2})?`;
const PERCENT = String.raw`\d{1,3}(?:\.\d{1,2})?%`;
const spans = (amount: string) => `${amount}(?:-${amount})?(?: or ${amount}(?:-${amount})?)*`;

const SERVICE = new RegExp(`^(?:(${spans(DOLLARS)}) copay)?(?:, )?(?:(${spans(PERCENT)}) coinsurance)?$`);
const STAY = new RegExp(`^(?:(${spans(DOLLARS)}))?(?: and )?(?:(${spans(PERCENT)}))? per stay$`);
const DAY = new RegExp(`^(?:(${spans(DOLLARS)})|(${spans(PERCENT)})) per day for days (\\d{1,3})-(\\d{1,3})$`);
// The words 'per day' are left out of the source's line, and meant.
const RESERVE_DAY = new RegExp(
  `^(?:(${spans(DOLLARS)})|(${spans(PERCENT)})) Lifetime Reserve Days for days (\\d{1,3})-(\\d{1,3})$`,
);
const TIER = /^Tier (\d{1,2})$/;

/**
 * Reads what medicare.gov prints in a column of a benefit, or as the price of a drug tier. Nothing is guessed: a part
 * that is not printed just so stays text. Null where nothing is printed, which is not the same as no cover.
 */
export function parseCostShare(english: string | null): CostShare | null {
  if (english === null || english.trim() === NOTHING_PRINTED) return null;
  const parts = english
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length === 0 ? null : parts.map(parsePart);
}

const NOTHING_PRINTED = '—';

const AMOUNTS = new RegExp(`^${spans(DOLLARS)}$`);

export type Amounts = { kind: 'amounts'; spans: Span[] } | { kind: 'text'; english: string };

/** An amount of dollars that is several, as '$0 or $283' for a deductible that depends on Medicaid. */
export function parseAmounts(english: string | null): Amounts | null {
  if (english === null) return null;
  return AMOUNTS.test(english) ? { kind: 'amounts', spans: spansOf(english) } : { kind: 'text', english };
}

function parsePart(text: string): CostPart {
  if (/^not covered\.?$/i.test(text)) return { kind: 'not-covered' };
  if (text === 'Some coverage') return { kind: 'some-coverage' };
  const tier = TIER.exec(text)?.[1];
  if (tier) return { kind: 'tier', tier: Number(tier) };
  return parseShare(text) ?? { kind: 'text', english: text };
}

function parseShare(text: string): CostPart | null {
  const service = SERVICE.exec(text);
  if (service && isPrinted(text, service, ' copay, ')) return share('service', service[1], service[2]);
  const stay = STAY.exec(text);
  if (stay && isPrinted(text, stay, ' and ')) return share('stay', stay[1], stay[2]);
  const day = DAY.exec(text);
  if (day) return share('day', day[1], day[2], day[3], day[4]);
  const reserve = RESERVE_DAY.exec(text);
  return reserve && share('lifetime-reserve-day', reserve[1], reserve[2], reserve[3], reserve[4]);
}

/** The word between two amounts stands there when both do, and only then. */
const isPrinted = (text: string, [, copay, coinsurance]: RegExpExecArray, between: string) =>
  copay && coinsurance ? text.includes(between) : (copay ?? coinsurance) !== undefined && /^[$\d]/.test(text);

const share = (per: CostPeriod, copay?: string, coinsurance?: string, from?: string, to?: string): CostPart => ({
  kind: 'share',
  copay: spansOf(copay),
  coinsurance: spansOf(coinsurance),
  per,
  days: from && to ? { from: Number(from), to: Number(to) } : null,
});

function spansOf(text: string | undefined): Span[] {
  if (text === undefined) return [];
  return text.split(' or ').map((span) => {
    const [from = 0, to = from] = span.split('-').map(hundredthsOf);
    return { from, to };
  });
}

/** Cents and hundredths of a percent are read alike, and by their digits, since 0.07 times a hundred is not 7. */
function hundredthsOf(text: string): number {
  const [whole = '', part = ''] = text.replace(/[$%,]/g, '').split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** 'Some coverage' is cover, and a text that we do not understand is not said to be none. */
export const isNotCovered = ({ kind }: CostPart) => kind === 'not-covered';
