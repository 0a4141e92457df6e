import type { Member, SampleDirectory } from './network-list.ts';

const ACCEPTING = new Map<boolean | null, string | undefined>([
  [true, 'Accepting'],
  [false, 'Not Accepting'],
]);

/** In the machine-readable form: one array of records. */
export function jsonDirectory({ plans, members, year }: SampleDirectory, updatedOn: string): Record<string, unknown> {
  const records = members.flatMap((member) => {
    const told = member.accepting.map((accepting) => ({
      npi: member.provider.npi,
      type: member.provider.isPerson ? 'Individual' : 'Facility',
      plans: plans
        .filter(({ network }) => network === member.network)
        .map(({ id, network }) => ({
          maPlanId: id,
          year: String(year),
          addresses: [addressOf(member)],
          specialty: [member.provider.taxonomy],
          ...(accepting !== null && { accepting: ACCEPTING.get(accepting) }),
          networkId: network,
          ...(member.pcpId !== null && { pcpIds: [member.pcpId] }),
        })),
      lastUpdatedOn: updatedOn,
      ...nameOf(member),
    }));
    return member.isTwice ? [...told, ...told] : told;
  });
  return { 'providers-1.json': records.filter((one) => one.plans.length > 0) };
}

const addressOf = ({ place: { street, stateCode, zip, phone } }: Member) => ({
  address: street,
  city: 'Sampleton',
  state: stateCode,
  zip,
  phone,
});

/** As this form tells them: by their names. */
const LANGUAGES = new Map([
  ['en', 'English'],
  ['es', 'Spanish'],
  ['vi', 'Vietnamese'],
  ['zh', 'Chinese'],
]);

const nameOf = ({ provider: { isPerson, first, last, gender, taxonomy, languages } }: Member) =>
  isPerson
    ? {
        name: { first, last },
        ...(gender !== '' && { sex: gender === 'F' ? 'Female' : 'Male' }),
        languages: languages.map((code) => LANGUAGES.get(code)),
      }
    : { facilityName: last, facilityType: [taxonomy] };
