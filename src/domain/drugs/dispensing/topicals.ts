import { readReviewedRows } from './reviewed-row.ts';

/*
 * What is put on or into the body, and liquids that are swallowed. The size of a tube or bottle is nearly always the
 * choice of who prescribes it, and is asked; here stands what comes in few sizes.
 * 'NADAC' is the pricing unit of CMS's list of acquisition costs, 'limit' the quantity limit of the public
 * formularies of 2026, 'claim' the units in an average claim of CMS's spending file of 2023.
 */
export const TOPICALS = readReviewedRows(`
[premarin]; vaginal cream|GM|tube|30|all vaginal creams in NADAC are GM; 30 g on the label; claim 38.5
estradiol; vaginal cream|GM|tube|42.5|all vaginal creams in NADAC are GM; 42.5 g on the label
nystatin; topical powder|GM|bottle|60; 30; 15|NADAC GM of nystatin powder (0.24); spending 0.62 and 0.71 a gram, claim 47 and 50
silver sulfadiazine|GM|tube|50; 20; 25; 85; 400|NADAC GM; claim 113.5
250 mg estradiol 0.001 mg/mg topical gel|EA|packet||NADAC EA: '0.1% (0.25 MG) GEL PK'
500 mg estradiol 0.001 mg/mg topical gel|EA|packet||NADAC EA: '0.1% (0.5 MG) GEL PKT'
750 mg estradiol 0.001 mg/mg topical gel|EA|packet||NADAC EA: '0.1% (0.75 MG) GEL PK'
1000 mg estradiol 0.001 mg/mg topical gel|GM|packet|1|NADAC GM: '0.1% (1 MG) GEL PKT'
1250 mg estradiol 0.001 mg/mg topical gel|GM|packet|1.25|NADAC GM: '0.1% (1.25 MG) GEL PK'
2500 mg testosterone 0.01 mg/mg topical gel|GM|packet|2.5|limit 300 in 30 days is grams, four packets a day
5000 mg testosterone 0.01 mg/mg topical gel|GM|packet|5|limit 300 in 30 days is grams, two packets a day
imiquimod 50 mg/ml topical cream|EA|packet||NADAC EA: a packet of one dose
diclofenac sodium 0.01 mg/mg topical gel|GM|tube|100|NADAC GM; tubes of 100 g on the label
testosterone; 75 actuat|GM|bottle|75|NADAC GM: 'testosterone 1.62% gel pump'; 75 g on the label
chlorhexidine gluconate 1.2 mg/ml mouthwash|ML|bottle|473|NADAC ML (0.007); claim 506
[moviprep]|EA|kit||spending: 1.0 a claim, one kit of two litres
polyethylene glycol 3350; sodium|ML|bottle|4000|spending file: 0.006 a mL, claim 4065
lactulose 667 mg/ml|ML|bottle||NADAC ML of lactulose solution, whatever its brand
[epidiolex]|ML|bottle|100; 60|spending: 16.7 a mL at 288 a claim; 60 mL and 100 mL on the label
[veltassa]|EA|packet||spending: 36.5 a packet at 29.8 a claim
[lokelma]|EA|packet||NADAC EA (28.4) for 5 g and for 10 g
colesevelam; powder|EA|packet||NADAC EA (13.3)
`);
