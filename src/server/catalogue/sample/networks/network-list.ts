import { CARRIERS, type Carrier } from '../carriers.ts';
import type { SamplePlan } from '../make-plans.ts';
import type { SampleProvider } from '../providers/provider-list.ts';
import { chance } from '../random.ts';

/** A provider at one place in one of a carrier's networks. */
export type Member = {
  provider: SampleProvider;
  place: SampleProvider['places'][number];
  network: 'narrow' | 'wide';
  /** Two answers contradict each other. */
  accepting: readonly (boolean | null)[];
  pcpId: string | null;
  /** The list has the same once more. */
  isTwice: boolean;
};

export type SampleDirectory = {
  carrier: Carrier;
  year: number;
  format: 'json' | 'fhir';
  /** How long ago the list was looked through. */
  daysOld: number;
  /** By the plan's number and segment; HMOs share the narrow network, all others the wide one. */
  plans: { id: string; network: Member['network'] }[];
  members: Member[];
};

const OLD = 45;
const FRESH = 9;
/** Whoever is paid by these needs no network. */
const WITHOUT_NETWORK = ['PFFS', 'MSA', 'PDP'];

/**
 * The lists of a year. In each state the fourth carrier publishes none, the third one an old one; forms take turns, so
 * that each state has both.
 */
export function makeDirectories(
  year: number,
  plans: readonly SamplePlan[],
  providers: readonly SampleProvider[],
): SampleDirectory[] {
  const carriers = CARRIERS.filter(({ kind }) => kind !== 'drug');
  return carriers.flatMap((carrier) => {
    const place = carriers.filter(({ stateCode }) => stateCode === carrier.stateCode).indexOf(carrier);
    const own = plans.filter(
      ({ carrier: other, product }) => other === carrier && !WITHOUT_NETWORK.includes(product.planType),
    );
    if (place === 3 || own.length === 0) return [];
    return {
      carrier,
      year,
      format: place % 2 === 0 ? 'json' : 'fhir',
      daysOld: place === 2 ? OLD : FRESH,
      plans: own.map(({ planNumber, segment, product }) => ({
        id: `${carrier.contractId}-${planNumber}-${segment.padStart(3, '0')}`,
        network: product.planType.startsWith('HMO') ? 'narrow' : 'wide',
      })),
      members: providers
        .filter(({ places: [first] }) => first?.stateCode === carrier.stateCode)
        .flatMap((provider) => membersOf(provider, carrier, place, year)),
    };
  });
}

const IS_PRIMARY = /^(207Q|207R00000X|363)/;

/** The same kinds of doctor show the same everywhere, so that whoever looks for a case finds it. */
function membersOf(provider: SampleProvider, carrier: Carrier, place: number, year: number): Member[] {
  const { npi, taxonomy, places } = provider;
  const key = `${npi} ${carrier.contractId}`;
  const isFamilyDoctor = taxonomy === '207Q00000X';
  // The internist leaves the first carrier in each odd year.
  if (place === 0 && taxonomy === '207R00000X' && year % 2 === 1) return [];
  return (['narrow', 'wide'] as const)
    .filter((network) => isFamilyDoctor || chance(`${key} ${network}`, network === 'narrow' ? 0.6 : 0.85))
    .flatMap((network) =>
      // Of two places, the first carrier has a contract for one.
      places.slice(0, place === 0 ? 1 : undefined).map((at) => ({
        provider,
        // The eye doctor has moved, and the second carrier knows it already.
        place: place === 1 && taxonomy === '207W00000X' ? { ...at, street: '500 Newcomer Street' } : at,
        network,
        accepting: acceptingOf(taxonomy, key),
        pcpId: IS_PRIMARY.test(taxonomy) ? `${carrier.contractId.slice(1)}-${npi.slice(5, 9)}` : null,
        isTwice: isFamilyDoctor,
      })),
    );
}

function acceptingOf(taxonomy: string, key: string): Member['accepting'] {
  if (taxonomy === '207RC0000X') return [true, false];
  if (taxonomy === '207X00000X') return [false];
  return [chance(`${key} tells`, 0.8) ? true : null];
}
