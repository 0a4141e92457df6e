import { csvLine } from '#server/catalogue/files/write-csv.ts';
import { SAMPLE_DRUGS, type SampleDrug } from './drug-list.ts';
import { SAMPLE_PACKS } from './drug-packs.ts';

/** What is sold whole, in the layout of the FDA's directory. Tablets come one by one and need no package. */
export function packageFile(): string {
  const lines = SAMPLE_DRUGS.flatMap(({ rxcui, ndc }) => {
    const pack = SAMPLE_PACKS.get(rxcui);
    if (!pack) return [];
    const code = packageCode(ndc);
    const [outer, ...inner] = pack.package.split(' / ');
    const description = [`${outer} (${code})`, ...inner].join('  / ');
    const product = code.slice(0, code.lastIndexOf('-'));
    return [[`${product}_sample`, product, code, description].join('\t')];
  });
  return `${['PRODUCTID', 'PRODUCTNDC', 'NDCPACKAGECODE', 'PACKAGEDESCRIPTION'].join('\t')}\r\n${lines.join('\r\n')}\r\n`;
}

/** The billing unit of each code, in the layout of NADAC. What it costs is left out: the sample makes no such prices up. */
export const unitsFile = (drugs: readonly Pick<SampleDrug, 'rxcui' | 'ndc' | 'name'>[] = SAMPLE_DRUGS) =>
  csvLine(NADAC_TITLES) +
  drugs
    .map(({ rxcui, ndc, name }) => {
      const unit = SAMPLE_PACKS.get(rxcui)?.unit ?? 'EA';
      return csvLine([name.toUpperCase().slice(0, 50), ndc, '', '', unit, 'C/I', 'N', '', '', '', '', '']);
    })
    .join('');

const NADAC_TITLES = [
  'NDC Description',
  'NDC',
  'NADAC Per Unit',
  'Effective Date',
  'Pricing Unit',
  'Pharmacy Type Indicator',
  'OTC',
  'Explanation Code',
  'Classification for Rate Setting',
  'Corresponding Generic Drug NADAC Per Unit',
  'Corresponding Generic Drug Effective Date',
  'As of Date',
];

// The FDA leaves out the zero that fills a code up to eleven digits.
function packageCode(ndc: string): string {
  const [labeler, product, pack] = [ndc.slice(0, 5), ndc.slice(5, 9), ndc.slice(9)];
  if (labeler.startsWith('0')) return `${labeler.slice(1)}-${product}-${pack}`;
  if (product.startsWith('0')) return `${labeler}-${product.slice(1)}-${pack}`;
  return `${labeler}-${product}-${pack.startsWith('0') ? pack.slice(1) : pack}`;
}
