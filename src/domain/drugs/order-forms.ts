import { parseDrug } from './rxnorm-name.ts';

type Form = { name: string; displayName: string; codes: number };

/**
 * The forms of a name as people look for them: the one that is sold under the most codes first, since it is most likely
 * theirs; the others form by form, each from the weakest up.
 */
export function orderForms<Listed extends Form>(forms: readonly Listed[]): Listed[] {
  const soldAs = new Map<string, number>();
  for (const form of forms) soldAs.set(formOf(form), (soldAs.get(formOf(form)) ?? 0) + form.codes);
  const ordered = forms.toSorted(
    (a, b) =>
      (soldAs.get(formOf(b)) ?? 0) - (soldAs.get(formOf(a)) ?? 0) ||
      BY_STRENGTH.compare(formOf(a), formOf(b)) ||
      strengthOf(a) - strengthOf(b) ||
      BY_STRENGTH.compare(a.displayName, b.displayName),
  );
  const most = Math.max(...ordered.map(({ codes }) => codes));
  const commonest = ordered.find(({ codes }) => codes === most);
  return commonest ? [commonest, ...ordered.filter((form) => form !== commonest)] : [];
}

const BY_STRENGTH = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const formOf = ({ name }: Form) => parseDrug(name)?.form ?? 'Pack';
const strengthOf = ({ name }: Form) => parseDrug(name)?.ingredients[0]?.amount?.value ?? 0;
