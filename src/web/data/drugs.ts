import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DrugForm, DrugName } from '#contract/drugs.ts';
import type { Drug } from '#contract/saved-drugs.ts';
import { call } from '#web/lib/call.ts';

const ONE_HOUR = 3_600_000;

/** What a search for a drug can find: names, or the one form of a code. */
export type FoundDrugs = { names: DrugName[]; forms: DrugForm[] };

/** Each text has its own answer, so that a late one of an older text never takes the place of a newer one. */
export const drugSearchQuery = (text: string, isCode: boolean) =>
  queryOptions({
    queryKey: ['drug-search', text],
    queryFn: async ({ signal }): Promise<FoundDrugs> =>
      isCode
        ? { names: [], forms: (await call('listDrugForms', { body: { nationalDrugCode: text } }, signal)).forms }
        : { names: (await call('findDrugNames', { body: { text } }, signal)).drugs, forms: [] },
    staleTime: ONE_HOUR,
    // What was found for the letters before stands until the answer comes: a list that came and went would flicker.
    placeholderData: keepPreviousData,
  });

export const drugFormsQuery = (name: string) =>
  queryOptions({
    queryKey: ['drug-forms', name],
    queryFn: async ({ signal }) => (await call('listDrugForms', { body: { name } }, signal)).forms,
    staleTime: ONE_HOUR,
  });

type Named = Pick<Drug, 'nationalDrugCode' | 'drugName'>;

/** What is known now of drugs that were saved. DRUG-621. */
export const drugFactsQuery = (drugs: readonly Named[]) =>
  queryOptions({
    queryKey: ['drug-facts', drugs.map(({ nationalDrugCode }) => nationalDrugCode)],
    queryFn: async ({ signal }) => {
      const body = { drugs: drugs.map(({ nationalDrugCode: ndc, drugName }) => ({ ndc, drugName })) };
      return (await call('searchDrugInfo', { body }, signal)).forms;
    },
    staleTime: ONE_HOUR,
  });

/** The generic that can be had for a brand. DRUG-620. */
export const genericQuery = ({ nationalDrugCode, drugName }: DrugForm, year: number) =>
  queryOptions({
    queryKey: ['generic', nationalDrugCode, year],
    queryFn: async ({ signal }) => {
      const params = { drugTypeId: 'ndc', identifier: nationalDrugCode, year } as const;
      return (await call('getGenericDrugInfo', { params, query: { drug: drugName } }, signal)).generic;
    },
    staleTime: ONE_HOUR,
  });
