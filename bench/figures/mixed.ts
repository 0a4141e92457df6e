import { CALLS } from '#contract/calls.ts';
import { type Figure, rounded, type Shot, throughputs } from '../measure.ts';
import { startSubject } from '../start-subject.ts';

const CONNECTIONS = 200;
const SEARCH = '/planinfo/product-details/VPP/plan-years/2027/products/ALL/state-codes/WA/fips-county-codes/033';
const HALF_TYPED = {
  drugName: 'atorvastatin',
  isGeneric: true,
  drugId: null,
  values: { form: '', package: '', size: '', quantity: '1', frequency: '', supply: '' },
};

/** Two hundred shoppers at once, each reading and writing what is theirs, against a bare route at as many connections. */
export async function mixedFigures(): Promise<Figure[]> {
  const { origin, bareUrl, sessions, stop } = await startSubject();
  const shopper = (connection: number): Shot[] => {
    const session = sessions[connection % sessions.length];
    if (!session) throw new Error('There are no sessions to measure.');
    const headers = { cookie: session.cookie, 'accept-encoding': 'br' };
    const user = `/landrover/api/Users/${session.uuid}`;
    return [
      { path: `${user}/all`, headers },
      { path: SEARCH, headers },
      { path: CALLS.findDrugNames.path, headers, body: { text: 'ator' } },
      { path: `${user}/plans/2027`, headers },
      { path: `${user}/drugDraft`, headers, body: HALF_TYPED },
    ];
  };
  try {
    // Whatever is refused or lost ends the measuring.
    const { bare, mixed } = await throughputs(
      { bare: { url: bareUrl }, mixed: { url: origin, shots: shopper } },
      CONNECTIONS,
    );
    return [
      { name: `bare route at ${CONNECTIONS} connections`, value: rounded(bare, 0), unit: 'requests/s' },
      { name: `reads and writes at ${CONNECTIONS} connections, to bare`, value: rounded(mixed / bare), unit: 'ratio' },
    ];
  } finally {
    await stop();
  }
}
