import { displayName, type NamedDrug } from './display-name.ts';

/** Drugs that a person can not tell apart share it: all that a name shows is the same. They are offered once. */
export const choiceKey = (drug: NamedDrug) => displayName(drug).toLowerCase();
