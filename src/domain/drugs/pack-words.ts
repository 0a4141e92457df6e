import { pieceWords, titleOf } from './drug-words.ts';
import type { PackPart, RxNormPack } from './rxnorm-name.ts';

/** 'Lutera 28 Day pack (21 tablets of 0.02 mg / 0.1 mg, 7 inactive tablets)' */
export function packWords({ parts, brandName }: RxNormPack): string {
  const active = parts.filter((part) => !isInactive(part) && !(isIron(part) && parts.length > 1));
  const titles = [...new Set(active.map(({ drug }) => titleOf(drug)))];
  const contents = parts.map((part) => partWords(part, titles.length > 1 || isIron(part)));
  const name = brandName?.replaceAll(' MG', ' mg').replaceAll(' ML', ' mL') ?? titles.join(' and ');
  return `${/\b(?:pack|package|kit|carton)$/i.test(name) ? name : `${name} pack`} (${contents.join(', ')})`;
}

const isInactive = ({ drug }: PackPart) => drug.ingredients.every(({ substance }) => substance === 'inert ingredients');

// Birth control packs fill the days without hormones with iron.
const isIron = ({ drug }: PackPart) => drug.ingredients.every(({ substance }) => substance === 'ferrous fumarate');

function partWords(part: PackPart, isNamed: boolean): string {
  const { count, size, drug } = part;
  const { strength, kind } = pieceWords(drug);
  const pieces = `${count} ${isInactive(part) ? 'inactive ' : ''}${count === 1 ? kind : plural(kind)}`;
  if (isInactive(part)) return pieces;
  const of = [isNamed ? titleOf(drug) : '', strength].filter(Boolean).join(' ');
  return `${pieces}${of ? ` of ${of}` : ''}${size ? ` (${sizeWords(size)})` : ''}`;
}

const sizeWords = (size: string) => size.replace('ML', 'mL').replace('MG', 'mg');

const plural = (kind: string) => kind.replace(/^(\S+(?: \S+)*?)(?= \(| under| for |$)/, (word) => pluralOf(word));

const pluralOf = (word: string) =>
  /(?:s|drops|granules)$/.test(word) ? word : word.endsWith('patch') ? `${word}es` : `${word}s`;
