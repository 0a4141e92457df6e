import { parseDrug } from './rxnorm-name.ts';

type Form = {
  name: string;
  displayName: string;
  /** How many national drug codes it is sold under. */
  codes: number;
  /** A current formulary names it. */
  isListed: boolean;
};

/**
 * The forms of a name as people look for them: the likeliest first, since it stands ready in the form; the others form
 * by form, each from the weakest up, and what no formulary lists behind what one does.
 */
export function orderForms<Listed extends Form>(forms: readonly Listed[]): Listed[] {
  const soldAs = new Map<string, number>();
  for (const form of forms) soldAs.set(formOf(form), (soldAs.get(formOf(form)) ?? 0) + form.codes);
  const ordered = forms.toSorted(
    (a, b) =>
      (soldAs.get(formOf(b)) ?? 0) - (soldAs.get(formOf(a)) ?? 0) ||
      BY_STRENGTH.compare(formOf(a), formOf(b)) ||
      strengthOf(a) - strengthOf(b) ||
      Number(b.isListed) - Number(a.isListed) ||
      b.codes - a.codes ||
      BY_STRENGTH.compare(a.displayName, b.displayName),
  );
  const likeliest = likeliestOf(ordered);
  return likeliest ? [likeliest, ...ordered.filter((form) => form !== likeliest)] : [];
}

function likeliestOf<Listed extends Form>(ordered: readonly Listed[]): Listed | undefined {
  const listed = ordered.filter(({ isListed }) => isListed);
  const known = listed.length > 0 ? listed : ordered;
  const most = Math.max(...known.map(({ codes }) => codes));
  const commonest = most < TELLING_CODES ? undefined : known.find(({ codes }) => codes === most);
  return known.find(isUsual) ?? commonest ?? known[0];
}

// One maker's few codes count its sizes of packages; those of many makers tell what is sold most.
const TELLING_CODES = 7;

/**
 * The strength in milligrams that most adults take, where the maker alone sells it and its codes tell nothing.
 * Reviewed by hand. @source section 2 of the FDA labels of Eliquis, Xarelto, Januvia, Brilinta, Farxiga and Jardiance
 */
const USUAL: Readonly<Record<string, number>> = {
  apixaban: 5,
  rivaroxaban: 20,
  'sitagliptin phosphate': 100,
  ticagrelor: 90,
  dapagliflozin: 10,
  empagliflozin: 10,
};

function isUsual({ name }: Form): boolean {
  const { ingredients: [only, another] = [], form } = parseDrug(name) ?? {};
  return only !== undefined && !another && form === 'Oral Tablet' && USUAL[only.substance] === only.amount?.value;
}

const BY_STRENGTH = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const formOf = ({ name }: Form) => parseDrug(name)?.form ?? 'Pack';
const strengthOf = ({ name }: Form) => parseDrug(name)?.ingredients[0]?.amount?.value ?? 0;
