import { expect, test } from 'vitest';
import { piecesIn, volumeIn } from './size-in-name.ts';

test.each([
  ['3 ML semaglutide 1.34 MG/ML Pen Injector [Ozempic]', 3],
  ['0.25 MG, 0.5 MG Dose 3 ML semaglutide 0.68 MG/ML Pen Injector [Ozempic]', 3],
  ['0.5 UNT Doses 3 ML insulin lispro 100 UNT/ML Pen Injector [Humalog]', 3],
  ['Sensor 3 ML insulin glargine 100 UNT/ML Pen Injector [Basaglar]', 3],
  ['NDA020800 0.15 ML epinephrine 1 MG/ML Auto-Injector', 0.15],
  ['Pediatric 1.5 ML leuprolide acetate 30 MG/ML Prefilled Syringe [Lupron]', 1.5],
  ['insulin glargine 100 UNT/ML Injectable Solution [Lantus]', null],
  ['latanoprost 0.05 MG/ML Ophthalmic Solution', null],
  ['{3 (0.8 ML adalimumab 100 MG/ML Auto-Injector [Humira]) } Pack [Humira Pen]', null],
])('the volume in %s', (name, volume) => {
  expect(volumeIn(name)).toBe(volume);
});

test.each([
  ['{21 (prednisone 10 MG Oral Tablet) } Pack', 21],
  ['{14 (lamotrigine 100 MG Oral Tablet) / 84 (lamotrigine 25 MG Oral Tablet) } Pack', 98],
  ['{20 (nirmatrelvir 150 MG Oral Tablet) / 10 (ritonavir 100 MG Oral Tablet) } Pack [Paxlovid 300 MG; 100 MG]', 30],
  ['{28 (elexacaftor 80 MG / ivacaftor 60 MG Oral Granules) / 28 (ivacaftor 59.5 MG Oral Granules) } Pack', null],
  ['{1 (118 ML) (dimethicone 20 MG/ML Topical Cream) / 21 (prednisone 10 MG Oral Tablet) } Pack', null],
  ['prednisone 10 MG Oral Tablet', null],
])('the pieces in %s', (name, pieces) => {
  expect(piecesIn(name)).toBe(pieces);
});
