import { drugContents, drugForms, drugKinds } from './drug-forms.ts';
import { spanishPack } from './drug-pack.ts';

/** A drug's own name, and in Spanish what follows it: 'Eliquis', '5 mg tableta'. */
export type SpanishDrugName = { name: string; rest: string };

/** Of a name that our rules made (`domain/drugs/display-name.ts`). Null for any other, which stays in its own words. */
export function spanishDrugName(english: string): SpanishDrugName | null {
  const [, body = english, inside] = /^(.+?) \((.+)\)$/.exec(english) ?? [];
  const pack = inside === undefined ? null : spanishPack(body, inside);
  if (pack) return pack;
  const contents = inside === undefined ? [] : inside.split(', ').map(contentWords);
  const form = formAtEnd(body.split(' '));
  if (!form || contents.includes(null)) return null;
  const [, name = '', strength = ''] = /^(.*?)(?: (\d.*))?$/.exec(form.before) ?? [];
  const said = [strengthWords(strength), form.words, contents.length > 0 && `(${contents.join(', ')})`];
  return { name, rest: said.filter(Boolean).join(' ') };
}

/** The longest form that the words end with, and the kinds of it that stand before. */
function formAtEnd(words: readonly string[]): { before: string; words: string } | null {
  for (let start = 1; start < words.length; start++) {
    const form = drugForms[words.slice(start).join(' ')];
    if (form === undefined) continue;
    const before = words.slice(0, start);
    const kinds: string[] = [];
    for (let kind = drugKinds[before.at(-1)?.toLowerCase() ?? '']; kind; ) {
      kinds.push(kind);
      before.pop();
      kind = drugKinds[before.at(-1)?.toLowerCase() ?? ''];
    }
    return { before: before.join(' '), words: [form, ...kinds].join(' ') };
  }
  return null;
}

function contentWords(english: string): string | null {
  if (english === 'suspension') return 'suspensión';
  if (english === 'gas') return 'gas';
  const [, count = '', unit = ''] = /^([\d.,]+) (.+)$/.exec(english) ?? [];
  const known = drugContents[unit.replace(/s$/, '')];
  if (known) return `${count} ${known[count === '1' ? 0 : 1]}`;
  return ['mL', 'mg', 'g', 'L'].includes(unit) ? english : null;
}

/** '0.25 mg or 0.5 mg dose' is '0.25 mg o 0.5 mg por dosis'. */
const strengthWords = (english: string) =>
  english
    .replace(/ dose$/, ' por dosis')
    .replaceAll(' or ', ' o ')
    .replaceAll(/\bunits?\b/g, 'unidades')
    .replaceAll('/day', '/día')
    .replaceAll(/(\/[\d.]+) days/g, '$1 días')
    .replaceAll('/hour', '/hora')
    .replaceAll(/(\/[\d.]+) hours/g, '$1 horas')
    .replaceAll(/(\d+)-hour\b/g, 'de $1 horas')
    .replaceAll('/spray', '/atomización')
    .replaceAll(/\bvector genomes\b/g, 'genomas vectoriales')
    .replaceAll(/\bviral particles\b/g, 'partículas virales')
    .replaceAll(/\bcells\b/g, 'células');
