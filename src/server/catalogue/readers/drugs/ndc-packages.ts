import { ndcsOf } from '#domain/drugs/ndc.ts';
import { rejectRow } from '#server/catalogue/files/rejection.ts';
import { hasAll, type Layout, saysNoYear } from '../layout.ts';

/** How each code is packed: '5 SYRINGE in 1 CARTON (0000-0000-00)  / 3 mL in 1 SYRINGE'. @source FDA NDC directory */
export const ndcPackages: Layout = {
  name: 'FDA packages',
  dataset: 'drugs',
  role: 'drug-codes',
  recognises: (header) => hasAll(header, ['NDCPACKAGECODE', 'PACKAGEDESCRIPTION']),
  needs: () => ['PRODUCTNDC'],
  planYear: saysNoYear,
  // The directory writes names as Windows does.
  encoding: 'windows-1252',
  reader: () => (row, put) => {
    const code = row.get('NDCPACKAGECODE');
    const [ndc = rejectRow('the drug code (NDC) can not be read', `'${code}'`)] = ndcsOf(code);
    put('drug_package', { ndc, ...parsePackage(row.get('PACKAGEDESCRIPTION')), source_line: row.line });
  },
};

// Each part says how many of the next one it holds; the last says how much of the drug. A patch tells how long it works
// ('3.5 d in 1 PATCH'), and that is no amount: the patch itself is what is counted.
function parsePackage(description: string) {
  const parts = description
    .split(/ +[/>] +/)
    .map((part) => /^ *(\d*\.?\d+) (.+?) in (\d+) ([^(]+?) *(\(|$)/.exec(part));
  if (parts.length === 0 || parts.includes(null)) rejectRow('the package can not be read', description.slice(0, 80));
  const levels = parts.flatMap((part) => (part && !isTime(part[2] ?? '') ? [part] : []));
  const inner = levels.at(-1) ?? rejectRow('the package can not be read', description.slice(0, 80));
  const [, size = '', unit = '', , container = ''] = inner;
  const quantity = levels.slice(0, -1).reduce((product, level) => product * Number(level[1]), 1);
  return {
    package_name: tidy(container),
    size: size.startsWith('.') ? `0${size}` : size,
    size_unit: tidy(unit),
    quantity: String(quantity),
  };
}

const isTime = (unit: string) => unit === 'd' || unit === 'h';

// 'TABLET, FILM COATED' is a tablet.
const tidy = (words: string) => (words.split(',')[0] ?? '').trim().toLowerCase();
