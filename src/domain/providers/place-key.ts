/** Words that sources write in several ways, as the Postal Service abbreviates them. USPS Publication 28, appendix C. */
const SHORT: Readonly<Record<string, string>> = {
  STREET: 'ST',
  AVENUE: 'AVE',
  AV: 'AVE',
  BOULEVARD: 'BLVD',
  ROAD: 'RD',
  DRIVE: 'DR',
  LANE: 'LN',
  COURT: 'CT',
  PLACE: 'PL',
  PLAZA: 'PLZ',
  SQUARE: 'SQ',
  PARKWAY: 'PKWY',
  HIGHWAY: 'HWY',
  CIRCLE: 'CIR',
  TERRACE: 'TER',
  TRAIL: 'TRL',
  CENTER: 'CTR',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
};

const UNIT = /\b(SUITE|STE|UNIT|ROOM|RM|APT|FLOOR|FL|BLDG|BUILDING|DEPT|DEPARTMENT)\b.*$|#.*$/;

/**
 * Names a place by its street and ZIP code, so that two sources that write it differently mean the same. The suite is
 * left out: sources disagree on it more often than two practices of one doctor share a house.
 */
export function placeKeyOf({ street, zip }: { street: string; zip: string }): string {
  const words = street
    .toUpperCase()
    .replace(UNIT, ' ')
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word) => SHORT[word] ?? word);
  return `${zip.slice(0, 5)} ${words.join(' ')}`.trim();
}
