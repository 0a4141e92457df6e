/** Made-up companies. Their contract numbers occur in no file that CMS published for 2026; a test looks. */
export type Carrier = { contractId: string; name: string; stateCode: string; kind: 'local' | 'regional' | 'drug' };

/** The states of the sample, with the county that has every kind of plan and CMS's region numbers. */
export const SAMPLE_STATES = {
  WA: { name: 'Washington', mainCounty: '53033', maRegion: '23', pdpRegion: '30' },
  NY: { name: 'New York', mainCounty: '36061', maRegion: '03', pdpRegion: '03' },
  CT: { name: 'Connecticut', mainCounty: '09003', maRegion: '02', pdpRegion: '02' },
  ME: { name: 'Maine', mainCounty: '23005', maRegion: '01', pdpRegion: '01' },
  NE: { name: 'Nebraska', mainCounty: '31055', maRegion: '19', pdpRegion: '25' },
  NC: { name: 'North Carolina', mainCounty: '37183', maRegion: '07', pdpRegion: '08' },
} as const;
export type SampleState = keyof typeof SAMPLE_STATES;

export const STATE_CODES = Object.keys(SAMPLE_STATES) as SampleState[];

const LOCAL: Record<SampleState, readonly string[]> = {
  WA: ['Tumblewren Health', 'Marrowby Mutual Care', 'Saltglim Health Plan', 'Quillhaven Senior Care'],
  NY: ['Brindlewick Health', 'Umbermoss Care', 'Pennyfathom Health Plan', 'Larkspindle Mutual'],
  CT: ['Fogwhistle Health', 'Nutmegrove Care', 'Thimblereach Mutual', 'Oddsail Health Plan'],
  ME: ['Mossquay Health', 'Gullwright Care', 'Pinewhorl Mutual', 'Frostberry Bay Health'],
  NE: ['Harrowlark Care', 'Cranemeadow Mutual', 'Windrowe Health Plan', 'Acrelight Senior Care'],
  NC: ['Dogwinkle Health', 'Tarweft Care', 'Pinestrand Mutual', 'Dunefathom Health Plan'],
};

const DRUG = ['Clovervial Drug Plans', 'Pippinleaf Rx', 'Wickerwell Drug Cover'];

const FIRST_LOCAL = 9918;
const FIRST_DRUG = 9981;

const localCarriers = STATE_CODES.flatMap((stateCode, place) =>
  LOCAL[stateCode].map((name, index): Carrier => {
    const contractId = `H${FIRST_LOCAL + place * 4 + index}`;
    return { contractId, name, stateCode, kind: 'local' };
  }),
);

const drugCarriers = DRUG.flatMap((name, index) =>
  STATE_CODES.map((stateCode): Carrier => ({ contractId: `S${FIRST_DRUG + index}`, name, stateCode, kind: 'drug' })),
);

export const CARRIERS: readonly Carrier[] = [
  ...localCarriers,
  { contractId: 'R9951', name: 'Brindlewick Health', stateCode: 'NY', kind: 'regional' },
  { contractId: 'R9952', name: 'Tarweft Care', stateCode: 'NC', kind: 'regional' },
  ...drugCarriers,
];
