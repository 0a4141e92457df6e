import { readReviewedRows } from './reviewed-row.ts';

/*
 * What is injected. A size that is missing here stands in the name: '3 ML semaglutide …' is a pen of 3 mL.
 * 'NADAC' is the pricing unit and price of CMS's list of acquisition costs, 'limit' the quantity limit of the public
 * formularies of 2026, 'spending' the price of a unit in CMS's spending file of 2023.
 */
export const INJECTABLES = readReviewedRows(`
# One each, whatever is in it
[humira]; auto-injector|EA|pen||NADAC EA (2,707); spending: 3,750 a pen
[humira]; prefilled syringe|EA|syringe||NADAC EA (2,707)
adalimumab-adbm; auto-injector|EA|pen||spending: 3,491 a unit at 2.2 a claim (Cyltezo), the price of a pen
adalimumab-adbm; prefilled syringe|EA|syringe||spending: 3,439 a unit at 2.2 a claim (Cyltezo), the price of a syringe
[simlandi]; auto-injector|EA|pen||limit 4 in 28 days for a pen of 0.4 mL
[simlandi]; prefilled syringe|EA|syringe||limit 4 in 28 days for a syringe of 0.4 mL
[cimzia]|EA|kit||NADAC EA (6,112) for a kit of two; limit of the formularies none
[betaseron]|EA|vial||NADAC EA (725), limit 14 in 28 days; spending: 680 a unit at 14.5 a claim
[avonex]|EA|kit||NADAC EA (6,858): four pens or syringes in a kit; spending: 8,234 a unit at 1.1 a claim
epinephrine; auto-injector|EA|pen||NADAC EA (119 to 297), limit 4 in 30 days
[abilify]; prefilled syringe; 200 mg/ml|EA|syringe||NADAC EA (2,143 and 2,860), limit 1 in 28 days
[lupron]|EA|kit||NADAC EA (1,611 to 4,847), limit 1 in 28 days
[eligard]|EA|kit||limit 1 in 28 days, 1 in 84, 1 in 112, 1 in 168; spending: 1,402 a unit
[perseris]|EA|kit||limit 1 in 28 days for 0.6 mL and for 0.8 mL
risperidone; mg injection|EA|kit||NADAC EA (415 to 866), limit 2 in 28 days
[vivitrol]|EA|kit||NADAC EA (1,719)
glucagon (rdna)|EA|kit||NADAC EA (207)
[forteo]|ML|pen|2.4|NADAC ML (1,850), 28 doses of 0.08 mL and priming on the label
teriparatide|ML|pen|2.4; 2.24|NADAC ML (671), limit 2.24 in 28 days
[mounjaro]; injection|ML|vial||NADAC ML of the pens of the same 0.5 mL (539)
# Insulin: vials of 10 mL, and what the name does not say
insulin, regular, human 500 unt/ml injectable|ML|vial|20|limit 40 in 28 days is two of them; NADAC ML price of 2022 is 71
insulin; injectable solution|ML|vial|10|NADAC ML of eight insulins, none else; limit 40 in 28 days
insulin; injectable suspension|ML|vial|10|NADAC price of 2022 is that of a mL (14 to 29); limit 40 in 28 days
insulin; cartridge|ML|cartridge||NADAC ML of all cartridges; limit 30 in 28 days
# By the millilitre, where NADAC has no row with a unit
[plegridy]; prefilled|ML|syringe||limit 1 in 28 days is two of 0.5 mL; spending: 8,280 a mL at 1.2 a claim
[plegridy]; auto|ML|pen||limit 1 in 28 days is two of 0.5 mL; spending: 8,260 a mL at 1.2 a claim
[rebif]; auto-injector|ML|pen||spending: 1,746 a mL at 6.3 a claim, twelve of 0.5 mL
[rebif]; prefilled|ML|syringe||spending: 1,733 a mL at 6.3 a claim, twelve of 0.5 mL
[aranesp]; prefilled|ML|syringe||NADAC price of 2022 (1,428 for 0.5 mL of 0.1 mg) is that of a mL
[havrix]; prefilled|ML|syringe||spending: 94 a mL at 1.06 a claim
[havrix]|ML|vial||spending: 94 a mL at 1.06 a claim
[twinrix]; prefilled|ML|syringe||spending: 147 a mL at 1.0 a claim
[twinrix]|ML|vial||spending: 147 a mL at 1.0 a claim
[engerix; prefilled|ML|syringe||spending: 85 a mL at 1.0 a claim for adults
[engerix|ML|vial||spending: 85 a mL at 1.0 a claim for adults
[praluent]; auto-injector|ML|pen||spending: 259 a mL at 3.2 a claim
[kesimpta]|ML|pen||limit 1.2 in 28 days is three of 0.4 mL; spending: 21,596 a mL at 0.46
[hadlima]; auto-injector|ML|pen||limit 2.4 and 4.8 in 28 days is six of them
[hadlima]|ML|syringe||limit 2.4 and 4.8 in 28 days is six of them
[actemra]; auto-injector|ML|pen||limit 3.6 in 28 days is four of 0.9 mL
[actemra]; prefilled|ML|syringe||limit 3.6 in 28 days is four of 0.9 mL
[tyenne]; auto-injector|ML|pen||limit 3.6 in 28 days is four of 0.9 mL
[tyenne]; prefilled|ML|syringe||limit 3.6 in 28 days is four of 0.9 mL
[entyvio]; auto-injector|ML|pen||limit 1.36 in 28 days is two of 0.68 mL
paliperidone; prefilled|ML|syringe||limit 0.25 to 5 in 21 to 180 days is one syringe each; spending: 2,344 a mL
[uzedy]; prefilled|ML|syringe||NADAC ML (9,362 to 9,452), limit one syringe each
ustekinumab; prefilled|ML|syringe||limit 1.5 in 84 days is three of 0.5 mL; NADAC price of 2022 is that of a mL
0.5 ml ustekinumab; injection|ML|vial||limit 1.5 in 84 days is three of 0.5 mL
[nucala]; 0.4 ml|ML|syringe||limit 0.4 in 28 days
fondaparinux; prefilled|ML|syringe||NADAC ML of 0.8 mL; limit 12, 15, 18, 24 in 30 days is one syringe a day
enoxaparin; prefilled|ML|syringe||NADAC ML of all strengths; limit 12 to 30 in 30 days is one or two syringes a day
icatibant; prefilled|ML|syringe||limit 18 in 30 days is six of 3 mL
[gvoke]; auto-injector|ML|pen||NADAC ML (1,521), limit 0.8 in 30 days is four of 0.2 mL
[gvoke]; prefilled|ML|syringe||NADAC ML (1,513), limit 0.8 in 30 days is four of 0.2 mL
[gvoke]|ML|vial||limit 0.8 in 30 days is four of 0.2 mL
pegfilgrastim; prefilled|ML|syringe|0.6|spending: 6,243 to 11,243 a mL at 0.67 to 0.73 a claim
depo-subq provera|ML|syringe|0.65|NADAC ML (349), limit 0.65 in 84 days
[taltz]; prefilled|ML|syringe||NADAC ML (7,402) of the syringe of 1 mL
[rasuvo]|ML|pen||NADAC ML of seven other strengths
[adbry]; auto-injector|ML|pen||spending: 929 a mL at 4.1 a claim, two of 2 mL
[bimzelx]; prefilled|ML|syringe||NADAC ML (8,080) of the pens
[siliq]|ML|syringe||spending: 1,653 a mL at 3.2 a claim, two of 1.5 mL
[takhzyro]; prefilled|ML|syringe||spending: 12,856 a mL at 3.6 a claim, two of 2 mL
[takhzyro]|ML|vial||spending: 12,856 a mL at 3.6 a claim, two of 2 mL
[zarxio]; prefilled|ML|syringe||NADAC ML (529) of the syringe of 0.5 mL
[kineret]|ML|syringe||spending: 281 a mL at 20.7 a claim, 28 of 0.67 mL and more
fluphenazine decanoate; injectable|ML|vial|5|spending: 22.5 a mL at 5.1 a claim
testosterone enanthate; injectable|ML|vial|5|limit 5 in 28 days
# Vials whose size the name leaves out
testosterone cypionate 200 mg/ml injectable|ML|vial|1; 10|NADAC ML: '200 mg/mL vl', '2,000 mg/10 mL'
testosterone cypionate 100 mg/ml injectable|ML|vial|10|NADAC ML: '1,000 mg/10 mL'
epoetin alfa 20000 unt/ml injectable|ML|vial|1|NADAC price of 2022 is that of a mL; 20,000 units in 1 mL on the label
epoetin alfa-epbx 20000 unt/ml injectable|ML|vial|1|NADAC ML (219); 20,000 units in 1 mL on the label
epoetin alfa-epbx 10000 unt/ml injectable|ML|vial|2|NADAC ML of Retacrit; 20,000 units in 2 mL on the label
estradiol cypionate; injectable|ML|vial|5|NADAC ML; 5 mL on the label
estradiol valerate; injectable|ML|vial|5|5 mL on the label
haloperidol decanoate; injectable solution|ML|vial|5|NADAC ML; 5 mL on the label beside the vials of 1 mL, which have a number of their own
cyanocobalamin; injectable|ML|vial|1; 10; 30|spending: 2.37 a mL at 3.5 a claim
leuprolide acetate 5 mg/ml|EA|kit||NADAC EA (241), limit 2 in 28 days
somatropin 5 mg/ml injectable|EA|vial||NADAC EA (325)
`);
