/** Cover that can be added to a plan at a price, in the words of the source. Names follow spec A3; PLAN-019. */
export type Rider = {
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
export function ridersOf(marks: readonly string[]): Rider[] {
  const starts = marks.flatMap((mark, place) => (PACKAGE.test(mark) ? [place] : []));
  return starts.map((start, index) => toRider(marks.slice(start, starts[index + 1])));
}

function toRider([benefitName = '', ...marks]: readonly string[]): Rider {
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
