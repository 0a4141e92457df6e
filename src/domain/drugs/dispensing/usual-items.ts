import { readUsualRows } from './usual-dose.ts';

/*
 * What is bought by the pen, the bottle or the inhaler: one pack a month, where that is what the units in an average
 * claim of CMS's spending file of 2023 and the quantity limits of the public formularies of 2026 bear out.
 */
export const USUAL_ITEMS = readUsualRows(`
# Pens and syringes: one dose a week, every other week, once a month
2|Month|1 mg dose 1.5 ml semaglutide
1|Month|[ozempic]|[aimovig]|[emgality]|[ajovy]|[kesimpta]; auto-injector|[forteo]|teriparatide|[tymlos]
4|Month|[trulicity]|[mounjaro]|[zepbound]; auto-injector|[wegovy]; auto-injector
2|Month|[humira]; 40|[humira]; 0.4 ml|[humira]; 0.8 ml adalimumab 50|[repatha]; auto-injector|[repatha]; prefilled|[praluent]
2|Month|[dupixent]|adalimumab-adbm|[hadlima]|[simlandi]; 0.4 ml|[plegridy]
1|Month|[avonex]|[cimzia]|0.75 ml paliperidone|1 ml paliperidone|1.5 ml paliperidone|[abilify]; 400 mg injection|1 ml haloperidol decanoate|cyanocobalamin
4|Month|[enbrel]; 1 ml|[orencia]; 125 mg/ml|[actemra]; 0.9 ml
12|Month|glatiramer acetate 40|[glatopa]; 40 mg/ml|[rebif]; 0.5 ml
1|Day|glatiramer acetate 20|fondaparinux
14|Month|[betaseron]
# Insulin: a box of pens, and as many vials as a claim has for a month
5|Month|insulin glargine 100; pen injector|insulin glargine-yfgn; pen|insulin lispro; pen injector|insulin aspart; pen injector
5|Month|insulin degludec 100; pen|insulin detemir; pen|lixisenatide|isophane; pen injector|insulin, regular; 100 unt/ml pen
3|Month|1.5 ml insulin glargine 300|insulin degludec 200
2|Month|3 ml insulin glargine 300|insulin, regular, human 500; pen|3 ml liraglutide 6
1|Month|insulin glargine 100; solution|insulin glargine-yfgn; solution|insulin detemir; solution|insulin degludec; solution
2|Month|insulin; injectable solution|insulin; injectable suspension
# Vaccines
1|Month|[shingrix]|[arexvy]|[abrysvo]|[mresvia]|[boostrix]|[adacel]|[tenivac]|[tdvax]|[heplisav|[havrix]|[twinrix]|[engerix
1|Month|[m-m-r|[varivax]|[menveo]|[menquadfi]|[priorix]|[gardasil|[bexsero]|[trumenba]|[vaqta]
# Patches, by the hours that one works
3|Month|168 hr ethinyl estradiol
1|Week|168 hr
2|Week|84 hr
10|Month|72 hr fentanyl
1|Day|24 hr; transdermal system|24 hr; patch
# Inhalers and sprays
1|Day|tiotropium 0.018
1|Month|30 actuat; dry powder|60 actuat; dry powder|120 actuat; dry powder|[alvesco]
1|Month|120 actuat; metered|200 actuat; metered|60 actuat; inhalation spray|120 actuat; inhalation spray
1|Month|#2123111|#2123072|#2123076|#859088
1|Month|#1797867|calcitonin; nasal|azelastine; nasal
# By the vial of one dose, and by the packet
2|Day|[xiidra]|[cequa]|0.4 ml cyclosporine|preservative-free dorzolamide; timolol
1|Day|[veltassa]; 25200|[veltassa]; 8400|[lokelma]|colesevelam; powder
1|Day|mg estradiol 0.001 mg/mg topical gel|5000 mg testosterone 0.01 mg/mg topical gel
# Packs
1|Month|{4 (risedronate; pack
`);

/** Given for some weeks and not each month, unlike others of the same form. */
export const ASKED_ITEMS = [{ words: ['[xdemvy]'] }, { words: ['lotilaner'] }] as const;

/** What is in a tube, bottle or spray: not for packets and vials of one dose of the same form, which are billed one by one. */
export const USUAL_CONTAINERS = readUsualRows(`
1|Month|ophthalmic solution|ophthalmic suspension|ophthalmic gel|ophthalmic ointment|otic solution|otic suspension
1|Month|topical cream|topical ointment|topical gel|topical lotion|topical solution|topical foam|medicated shampoo
1|Month|metered dose nasal spray|vaginal cream|topical powder|mouthwash|polyethylene glycol 3350; sodium
`);
