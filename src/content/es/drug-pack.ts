import type { SpanishDrugName } from './drug-name.ts';

/** What the packs of the formularies hold. */
const PIECES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  tablet: ['tableta', 'tabletas'],
  'disintegrating tablet': ['tableta que se deshace en la boca', 'tabletas que se deshacen en la boca'],
  'chewable tablet': ['tableta masticable', 'tabletas masticables'],
  capsule: ['cápsula', 'cápsulas'],
  patch: ['parche', 'parches'],
  syringe: ['jeringa', 'jeringas'],
  pen: ['pluma', 'plumas'],
  injection: ['inyección', 'inyecciones'],
  packet: ['sobre', 'sobres'],
  'oral solution': ['solución oral', 'soluciones orales'],
  'vaginal suppository': ['óvulo vaginal', 'óvulos vaginales'],
  cream: ['crema', 'cremas'],
  'vaginal cream': ['crema vaginal', 'cremas vaginales'],
};

/** 'Lutera', 'paquete de 28 días (21 tabletas de 0.02 mg / 0.1 mg, 7 tabletas sin medicamento)'. */
export function spanishPack(title: string, inside: string): SpanishDrugName | null {
  const [, name = '', days] = /^(.*?)(?: (\d+) Day)? (?:pack|package|kit|carton)$/i.exec(title) ?? [];
  const contents = inside.split(', ').map(pieceWords);
  if (name === '' || contents.includes(null)) return null;
  return { name, rest: `paquete${days ? ` de ${days} días` : ''} (${contents.join(', ')})` };
}

const PIECE = /^(\d+) (inactive )?((?:ER|DR) )?([a-z ]+?)(?: of (.+?))?(?: \(([\d.]+ mL)\))?$/;

function pieceWords(english: string): string | null {
  const [, count = '', inactive, release = '', kind = '', of, size] = PIECE.exec(english) ?? [];
  const known = PIECES[kind] ?? PIECES[kind.replace(/(?<=patch)es$|s$/, '')] ?? PIECES[kind.replace(/ies$/, 'y')];
  if (!known) return null;
  const said = [count, known[count === '1' ? 0 : 1], release.trim(), inactive && 'sin medicamento'];
  return [...said, of && `de ${of.replace(' and ', ' y ')}`, size && `(${size})`].filter(Boolean).join(' ');
}
