import { planIdOf } from '#domain/plans/plan-id.ts';
import { listOf, readAddress, readDay, readNpi, readPhone, readSpecialties, textOf, textsOf } from './cells.ts';
import type { Note } from './codes.ts';
import type { ListedPlace, ListedProvider } from './listed-provider.ts';
import type { Directory } from './staged-rows.ts';

type Fields = Readonly<Record<string, unknown>>;

export type ReadRecord = {
  /** Null where nothing of the record can be used. */
  listed: ListedProvider | null;
  /** Whom the record names although not all of it can be used. */
  unclearNpi: string | null;
};

/**
 * One record of the machine-readable form. Specialty, address and whether new patients are taken hang on each plan; the
 * Marketplace's older form has them on the record, and names some fields otherwise, as publishers who have both do.
 */
export function readRecord(value: unknown, directory: Directory, note: Note): ReadRecord {
  const record = fieldsOf(value);
  if (!record) {
    note('RECORD', 'no object');
    return NOTHING;
  }
  const npi = readNpi(record['npi'], note);
  if (npi === null) return NOTHING;
  const plans = listOf(record['plans'], note);
  if (plans.length === 0) {
    note('P1016', npi);
    return { listed: null, unclearNpi: npi };
  }
  const person = readWho(record, note);
  const last_updated_on = readDay(aliased(record, 'lastUpdatedOn', 'last_updated_on', note), directory.today, note);
  const readPlacesOf = placesReader(record, note);
  let isUnclear = false;
  const listed: ListedProvider = { npi, ...person, last_updated_on, plans: [] };
  for (const plan of plans) {
    const fields = fieldsOf(plan) ?? {};
    const found = readPlan(fields, directory, note);
    if (!('planId' in found)) {
      isUnclear ||= !('isElsewhere' in found);
      continue;
    }
    const offer = readOffer(fields, record, note);
    const places = readPlacesOf(fields);
    if (places.length > 0) listed.plans.push({ plan_id: found.planId, ...offer, places });
    else isUnclear = true;
  }
  return { listed: listed.plans.length > 0 ? listed : null, unclearNpi: isUnclear ? npi : null };
}

const NOTHING: ReadRecord = { listed: null, unclearNpi: null };

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

function aliased(record: Fields, name: string, alias: string, note: Note): unknown {
  if (record[name] !== undefined || record[alias] === undefined) return record[name];
  note('FIELDNAME', alias);
  return record[alias];
}

function readWho(record: Fields, note: Note) {
  const type = textOf(record['type'], note) ?? '';
  const is_person = /^individual$/i.test(type) ? true : /^facility$/i.test(type) ? false : null;
  if (type !== 'Individual' && type !== 'Facility') note('P1004', type);
  const languages = textsOf(listOf(record['languages'], note));
  if (is_person === false) {
    const facility = textOf(aliased(record, 'facilityName', 'facility_name', note), note);
    if (facility === null) note('P1008');
    return { is_person, name: facility, languages };
  }
  const name = fieldsOf(record['name']) ?? {};
  const parts = ['first', 'middle', 'last', 'suffix'].map((part) => textOf(name[part], note));
  if (is_person) {
    if (parts[0] === null) note('P1006');
    if (parts[2] === null) note('P1007');
    if (textOf(record['sex'] ?? record['gender'], note) === null) note('P1010');
    if (languages.length === 0) note('P1011');
  }
  return { is_person, name: parts.filter(Boolean).join(' ') || null, languages };
}

/** One; the Marketplace lists several. */
function yearsOf(plan: Fields, note: Note): string[] {
  if (plan['years'] === undefined) return [textOf(plan['year'], note)].filter((year) => year !== null);
  note('FIELDNAME', 'years');
  return listOf(plan['years'], note).map(String);
}

const PLAN_ID = /^([HRSE]\d{4})-(\d{3})-(\d{3})$/;
const WITHOUT_SEGMENT = /^[HRSE]\d{4}-?\d{3}$/;

/** A plan of another contract or year says nothing of this list; one that can not be told may belong to it. */
type FoundPlan = { planId: string } | { isElsewhere: true } | { isUnreadable: true };

function readPlan(plan: Fields, { contractId, planYear }: Directory, note: Note): FoundPlan {
  const years = yearsOf(plan, note);
  const id = textOf(aliased(plan, 'maPlanId', 'plan_id', note), note);
  if (id === null) {
    note('N3001');
    return { isUnreadable: true };
  }
  const [, contract, pbpNumber, segmentId] = PLAN_ID.exec(id.toUpperCase()) ?? [];
  if (!contract || !pbpNumber || !segmentId) {
    note('N3002', id);
    // Which of its segments is meant nobody can say.
    if (WITHOUT_SEGMENT.test(id)) note('N3007', id);
    return { isUnreadable: true };
  }
  if (contract !== contractId) {
    note('N3014', id);
    return { isElsewhere: true };
  }
  if (years.length === 0) {
    note('N3004', id);
    return { isUnreadable: true };
  }
  if (!years.includes(String(planYear))) {
    note('N3005', years.join(', '));
    return { isElsewhere: true };
  }
  return { planId: planIdOf({ contractId: contract, pbpNumber, segmentId }) };
}

/** Plans of one record mostly have the same places: each is read once, and a code counts once for a record anyway. */
function placesReader(record: Fields, note: Note) {
  const known = new Map<string, ListedPlace | null>();
  const read = (value: unknown): ListedPlace | null => {
    const key = JSON.stringify(value) ?? '';
    const before = known.get(key);
    if (before !== undefined) return before;
    const place = readPlace(fieldsOf(value) ?? {}, note);
    known.set(key, place);
    return place;
  };
  return (plan: Fields): ListedPlace[] => {
    const own = listOf(plan['addresses'], note);
    if (own.length === 0) note('A2001');
    const addresses = own.length > 0 ? own : listOf(record['addresses'], note);
    return addresses.map(read).filter((place) => place !== null);
  };
}

function readPlace(fields: Fields, note: Note): ListedPlace | null {
  const address = readAddress(
    {
      street: textOf(fields['address'], note),
      suite: textOf(aliased(fields, 'address2', 'address_2', note), note),
      city: fields['city'],
      state: fields['state'],
      zip: fields['zip'],
    },
    note,
  );
  return address && { ...address, phone: readPhone(fields['phone'], note) };
}

const silent: Note = () => {};

function readOffer(plan: Fields, record: Fields, note: Note) {
  const network = textOf(plan['networkId'] ?? plan['network_id'], silent);
  return {
    accepts_new: readAccepting(plan['accepting'] ?? record['accepting'], note),
    network_ids: network === null ? [] : [network],
    pcp_ids: textsOf(listOf(plan['pcpIds'] ?? plan['pcpId'] ?? record['pcpIds'] ?? record['pcpId'], silent)),
    specialties: readSpecialties(listOf(plan['specialty'] ?? record['specialty'], note), note),
  };
}

function readAccepting(value: unknown, note: Note): boolean | null {
  const text = textOf(value, note);
  if (text === null) {
    note('P1012');
    return null;
  }
  if (text !== 'Accepting' && text !== 'Not Accepting') note('P1018', text);
  if (/^accepting$/i.test(text)) return true;
  return /^not accepting$/i.test(text) ? false : null;
}
