import { readReviewedRows } from './reviewed-row.ts';

/*
 * Vaccines: one claim is one dose, so that the units of a claim tell whether a dose of half a millilitre is billed as
 * one each or as 0.5 mL; the fee of giving it stands in a claim too. A size that is missing stands in the name.
 * @source CMS Medicare Part D Spending by Drug, 2023; 'limit' is of the public formularies of 2026
 */
export const VACCINES = readReviewedRows(`
[shingrix]; prefilled|EA|syringe||spending: 212 a unit at 1.0 a claim; limit 2 in 365 days, though 0.5 mL
[shingrix]|EA|vial||spending: 212 a unit at 1.0 a claim; limit 2 in 365 days, though 0.5 mL
[arexvy]|EA|vial||spending: 316 a unit at 1.0 a claim; limit 1 in 999 days, though 0.5 mL
[abrysvo]|EA|vial||spending: 327 a unit at 1.0 a claim; limit 1 in 999 days, though 0.5 mL
[mresvia]|ML|syringe|0.5|limit 0.5 in 999 days
[boostrix]; prefilled|ML|syringe|0.5|spending: 133 a mL at 0.5 a claim
[boostrix]|ML|vial|0.5|spending: 133 a mL at 0.5 a claim
[adacel]; prefilled|ML|syringe|0.5|spending: 101 a mL at 0.7 a claim, the fee of giving it included
[adacel]|ML|vial|0.5|spending: 101 a mL at 0.7 a claim, the fee of giving it included
[tenivac]; prefilled|ML|syringe|0.5|spending: 94 a mL at 0.6 a claim, the fee of giving it included
[tenivac]|ML|vial|0.5|spending: 94 a mL at 0.6 a claim, the fee of giving it included
[tdvax]|ML|vial|0.5|spending: 90 a mL at 0.5 a claim
[heplisav|ML|syringe|0.5|spending: 318 a mL at 0.5 a claim
[m-m-r|EA|vial||spending: 113 a unit at 1.0 a claim
[varivax]|EA|vial||spending: 190 a unit at 1.0 a claim
[menveo]|EA|kit||spending: 186 a unit at 0.9 a claim
[menquadfi]; prefilled|ML|syringe||spending: 352 a mL at 0.5 a claim
[menquadfi]|ML|vial||spending: 352 a mL at 0.5 a claim
[gardasil; prefilled|ML|syringe||spending: 605 a mL at 0.5 a claim
[gardasil|ML|vial||spending: 605 a mL at 0.5 a claim
[bexsero]; prefilled|ML|syringe||spending: 455 a mL at 0.5 a claim
[bexsero]|ML|vial||spending: 455 a mL at 0.5 a claim
[trumenba]; prefilled|ML|syringe||spending: 401 a mL at 0.5 a claim
[trumenba]|ML|vial||spending: 401 a mL at 0.5 a claim
[typhim; prefilled|ML|syringe||spending: 207 a mL at 0.7 a claim
[typhim|ML|vial||spending: 207 a mL at 0.7 a claim
[ixiaro]; prefilled|ML|syringe||spending: 610 a mL at 0.6 a claim
[ixiaro]|ML|vial||spending: 610 a mL at 0.6 a claim
[ticovac]; prefilled|ML|syringe||spending: 589 a mL at 0.6 a claim
[ticovac]|ML|vial||spending: 589 a mL at 0.6 a claim
[pedvaxhib]; prefilled|ML|syringe||spending: 93 a mL at 0.6 a claim
[pedvaxhib]|ML|vial||spending: 93 a mL at 0.6 a claim
[acthib]|EA|vial||spending: 33 a unit at 1.0 a claim
[hiberix]|EA|vial||spending: 31 a unit at 1.0 a claim
[priorix]|EA|vial||spending: 114 a unit at 1.0 a claim
[yf-vax]|EA|vial||spending: 214 a unit at 1.0 a claim
[rabavert]|EA|kit||spending: 425 a unit at 1.0 a claim
`);
