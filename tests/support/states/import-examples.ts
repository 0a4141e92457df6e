import type { ImportConflict, ImportSummaryData } from '#contract/imports.ts';
import { REFILL_TEXTS } from '#domain/drugs/saved-drug.ts';
import { CORNER_PHARMACY, LISINOPRIL } from '#tests/support/drugs.ts';
import { ANN_LEE, asKept } from '#tests/support/providers.ts';

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const drug = { drugId: id(1), refillText: REFILL_TEXTS[0], ...LISINOPRIL } as Extract<
  ImportConflict,
  { kind: 'drug' }
>['mine'];
const doctor = asKept(ANN_LEE);

/** One of each kind. */
export const CONFLICTS: ImportConflict[] = [
  {
    conflictId: id(2),
    kind: 'drug',
    choices: ['mine', 'theirs', 'both'],
    mine: drug,
    theirs: { ...drug, drugQuantity: 2, drugSupplyLength: 90 },
  },
  {
    conflictId: id(3),
    kind: 'pharmacy',
    choices: ['mine', 'theirs'],
    mine: CORNER_PHARMACY,
    theirs: { ...CORNER_PHARMACY, pharmacyName: 'A pharmacy with a name that is rather long, by mail' },
  },
  {
    conflictId: id(4),
    kind: 'provider',
    choices: ['mine', 'theirs', 'both'],
    mine: doctor,
    theirs: { ...doctor, providerAddress: { ...doctor.providerAddress, line: '12 Harbor Street, Suite 4' } },
  },
];

const nothing: ImportSummaryData = {
  importedPlansData: { plans: [] },
  importedDrugsAndPharmacySummary: { drugs: [], pharmacy: null },
  importedProvidersSummary: { providers: [] },
};

const found = { nationalDrugCode: '60505257908', filledOn: '2026-11-04' } as const;

const much: ImportSummaryData = {
  importedPlansData: {
    plans: [
      {
        contractId: 'H9918',
        pbpNumber: '001',
        segmentId: null,
        planId: null,
        planName: 'A made-up plan with care and drugs',
        planPhone: '1-800-555-0118',
        effectiveDate: '2026-01-01',
        terminationDate: null,
        coversCare: true,
        coversDrugs: true,
        isFuture: false,
        origin: { kind: 'imported', when: '2026-11-16T16:00:00.000Z' },
      },
    ],
  },
  importedDrugsAndPharmacySummary: {
    drugs: [
      { ...found, drugName: 'Atorvastatin 20 mg tablet', outcome: 'added' },
      { ...found, nationalDrugCode: '70010006310', drugName: null, outcome: 'not-in-our-lists' },
      {
        ...found,
        nationalDrugCode: '00013830301',
        drugName: 'Latanoprost 0.005% eye drops',
        outcome: 'quantity-unknown',
      },
    ],
    pharmacy: {
      pharmacyNumber: '101999000010',
      pharmacyName: 'Corner Pharmacy',
      usedOn: '2026-11-04',
      outcome: 'to-compare',
    },
  },
  importedProvidersSummary: {
    providers: [
      {
        nationalProviderId: '9450000010',
        providerName: 'Beatriz Wilhelmina-Konstantinopolitana O’Thistle-Ofaratherlongname',
        lastVisitOn: '2026-10-01',
        outcome: 'already-there',
      },
    ],
  },
};

export const FOUND = { nothing, much, planOnly: { ...nothing, importedPlansData: much.importedPlansData } };
