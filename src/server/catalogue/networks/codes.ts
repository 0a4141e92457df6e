/**
 * What can be wrong with a list of doctors: the codes of CMS's checks, and ours for what CMS has none for. Of level 1 the
 * whole list is refused, of level 2 an entry is not shown, of level 3 it is shown with a remark; 0 is only counted.
 * @source CMS, Technical Implementation Guide 1.5 for Medicare Advantage provider directories, appendix E
 */
export const CODES = {
  N3006: [1, 'the contract of the index is not in the files'],
  N3015: [1, 'a file is not whole JSON'],
  P1017: [1, 'there is no provider in the files'],
  C4012: [1, 'the index lists no file'],
  C4013: [1, 'the index is not an object with provider_urls'],
  C4014: [1, 'an address of the index is not one https address'],
  C4016: [1, 'a data file is neither an array of records nor a bundle'],
  C4019: [1, 'the index lists more than 10,000 files'],
  A2001: [2, 'no address for the plan'],
  F5001: [2, 'the role names no network'],
  F5003: [2, 'the role names no practitioner'],
  F5004: [2, 'the role names no location'],
  F5005: [2, 'the network is not in the files'],
  F5006: [2, 'the organization is not in the files'],
  F5007: [2, 'the practitioner is not in the files'],
  F5008: [2, 'the location is not in the files'],
  F5009: [2, 'more than one NPI on a resource'],
  N3001: [2, 'the plan has no number'],
  N3002: [2, 'the plan number is not contract-plan-segment'],
  N3003: [2, 'the plan has no provider'],
  N3004: [2, 'the plan has no year'],
  N3005: [2, 'the plan is of another year'],
  N3012: [2, 'the plan is not known here'],
  N3014: [2, 'the plan is of another contract'],
  P1001: [2, 'no NPI'],
  P1016: [2, 'the provider is in no plan'],
  NPICHECK: [2, 'the check digit of the NPI is wrong'],
  RECORD: [2, 'the entry can not be read'],
  A2002: [3, 'no city'],
  A2003: [3, 'no state'],
  A2004: [3, 'the state is not two letters'],
  A2005: [3, 'no ZIP code'],
  A2006: [3, 'the ZIP code is not five digits'],
  A2007: [3, 'no street'],
  A2009: [3, 'no phone number'],
  A2010: [3, 'the phone number is not ten digits'],
  C4010: [3, 'the entry is older than 30 days'],
  N3007: [3, 'the segment is left out'],
  P1004: [3, 'the type is neither Individual nor Facility'],
  P1006: [3, 'no first name'],
  P1007: [3, 'no last name'],
  P1008: [3, 'no name of the facility'],
  P1009: [3, 'no specialty of the NUCC list'],
  P1010: [3, 'no sex'],
  P1011: [3, 'no language'],
  P1012: [3, 'it does not say whether new patients are taken'],
  P1013: [3, 'the date can not be read'],
  P1014: [3, 'the date is in the future'],
  P1018: [3, 'the words for new patients are none of the list'],
  TYPE: [3, 'a value is of another JSON type'],
  FIELDNAME: [3, 'a field is named as in the Marketplace'],
  'NPI-INFERRED': [3, 'the NPI is marked only by who gave it'],
  CONTRADICT: [3, 'it contradicts another entry on new patients'],
  DUP: [0, 'the same record once more'],
  DUPID: [0, 'another resource of the same id'],
} as const satisfies Record<string, readonly [level: 0 | 1 | 2 | 3, meaning: string]>;
export type Code = keyof typeof CODES;

export const levelOf = (code: Code) => CODES[code][0];

/** Says what is wrong with the entry at hand. */
export type Note = (code: Code, detail?: string) => void;
