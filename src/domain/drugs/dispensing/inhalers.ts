import { readReviewedRows } from './reviewed-row.ts';

/*
 * What breathes in, and sprays for the nose and mouth.
 * 'NADAC' is the pricing unit and price of CMS's list of acquisition costs, 'limit' the quantity limit of the public
 * formularies of 2026, 'claim' the units in an average claim of CMS's spending file of 2023.
 */
export const INHALERS = readReviewedRows(`
# Dry powder billed by the blister
[advair]; dry powder; 60 actuat|EA|inhaler|60|NADAC EA of the generic (1.06 a blister), limit 60 in 30 days
wixela; 60 actuat|EA|inhaler|60|limit 60 in 30 days, NADAC price of 2022 is 1.48 a blister
fluticasone propionate; salmeterol 0.05; 60 actuat|EA|inhaler|60|NADAC EA (1.06 a blister), limit 60 in 30 days
fluticasone propionate; salmeterol 0.05; 14 actuat|EA|inhaler|14|the same powder as the inhaler of 60, NADAC EA a blister
[flovent]; dry powder; 60 actuat|EA|inhaler|60|the same device as Advair Diskus, billed by the blister
[serevent]; 60 actuat|EA|inhaler|60|NADAC EA (6.35 a blister), limit 60 in 30 days
[trelegy]; 30 actuat|EA|inhaler|60|NADAC EA (11.16), limit 60 in 30 days: 30 doses of two blisters; claim 79.6
[trelegy]; 14 actuat|EA|inhaler|28|14 doses of two blisters, as in the inhaler of 30 doses
[breo]; 30 actuat|EA|inhaler|60|NADAC EA (5.79), limit 60 in 30 days: 30 doses of two blisters; claim 80.1
[breo]; 14 actuat|EA|inhaler|28|14 doses of two blisters, as in the inhaler of 30 doses
fluticasone furoate; vilanterol; 30 actuat|EA|inhaler|60|the same as Breo: 30 doses of two blisters
[anoro]; 30 actuat|EA|inhaler|60|NADAC EA (7.82), limit 60 in 30 days: 30 doses of two blisters; claim 77.8
umeclidinium; vilanterol; 30 actuat|EA|inhaler|60|the same as Anoro: 30 doses of two blisters
[anoro]; 7 actuat|EA|inhaler|14|7 doses of two blisters, as in the inhaler of 30 doses
[incruse]; 7 actuat|EA|inhaler|7|by the blister, as the inhaler of 30
[arnuity]; 14 actuat|EA|inhaler|14|by the blister, as the inhaler of 30
[arnuity]; 30 actuat|EA|inhaler|30|NADAC EA (5.72), limit 30 in 30 days; claim 41.3
[incruse]; 30 actuat|EA|inhaler|30|NADAC EA (10.99), limit 30 in 30 days
[relenza]; 20 actuat|EA|inhaler|20|limit 120 in 365 days, NADAC price of 2022 is 2.82 a blister
# Dry powder billed as one inhaler
salmeterol 0.014|EA|inhaler||limit 1 in 30 days, NADAC price of 2022 is 104 for an inhaler (AirDuo RespiClick)
mometasone; dry powder|EA|inhaler||limit 1 in 30 days, NADAC price of 2022 is 178 to 325 for a Twisthaler
[tudorza]; dry powder|EA|inhaler||spending file: 541 a unit, claim 1.7, as an inhaler of 30 days costs
[duaklir]; 60 actuat|EA|inhaler||spending file: 363 a unit, claim 1.9
[pulmicort]; dry powder|EA|inhaler||spending file: 250 a unit, claim 1.4 (Flexhaler)
respiclick|EA|inhaler||spending file: 72 a unit, claim 1.3
# Capsules of powder
tiotropium 0.018 mg inhalation powder|EA|capsule||NADAC EA; spending file: 17.73 a capsule, claim 46.6
levodopa 42 mg inhalation powder|EA|capsule||spending: 19.6 a capsule at 158 a claim
# Metered dose inhalers, by the gram
budesonide 0.16; formoterol fumarate 0.0045; 120 actuat; [breyna]|GM|inhaler|10.3|limit 30.9 in 30 days is three of them
budesonide 0.08; formoterol fumarate 0.0045; 120 actuat; [breyna]|GM|inhaler|10.3|limit 30.9 in 30 days is three of them
formoterol fumarate 0.0045; budesonide; 120 actuat|GM|inhaler|10.2|NADAC GM, limit 30.6 in 30 days is three of them; claim 13.8
formoterol fumarate 0.0045; budesonide; 60 actuat|GM|inhaler|6.9|NADAC GM of the inhaler of 120; 6 g or 6.9 g by strength on the label
fluticasone propionate 0.044 mg/actuat metered|GM|inhaler|10.6|NADAC GM price of 2022, limit 21.2 in 30 days is two of them
fluticasone propionate 0.11 mg/actuat metered|GM|inhaler|12|NADAC GM price of 2022, limit 12 in 30 days
fluticasone propionate 0.22 mg/actuat metered|GM|inhaler|12|NADAC GM price of 2022, limit 24 in 30 days is two of them
salmeterol 0.021; 120 actuat|GM|inhaler|12|NADAC GM, limit 12 in 30 days (Advair HFA); claim 15.6
salmeterol 0.021; 60 actuat|GM|inhaler|8|NADAC GM of the inhaler of 120; 8 g on the label
[airsupra]; 120 actuat|GM|inhaler|10.7|NADAC GM, limit 32.1 in 30 days is three of them
[alvesco]; metered|GM|inhaler|6.1|NADAC GM (43.36); 6.1 g on the label
mometasone; metered dose inhaler; 120 actuat; [asmanex]|GM|inhaler|13|NADAC GM, limit 13 in 30 days (Asmanex HFA)
[dulera]; 120 actuat|GM|inhaler|13|limit 39 in 30 days is three of them; claim 17.2
[dulera]; 60 actuat|GM|inhaler|8.8|the inhaler of 120 is by the gram; 8.8 g on the label
[atrovent]; metered|GM|inhaler|12.9|NADAC GM, limit 25.8 in 28 days is two of them
[breztri]; 120 actuat|GM|inhaler|10.7|NADAC GM, limit 10.7 in 30 days
[breztri]; 28 actuat|GM|inhaler|5.9|the inhaler of 120 is by the gram; 5.9 g on the label
[bevespi]; metered|GM|inhaler|10.7|by the gram as Breztri; 10.7 g on the label
[qvar]; 120 actuat|GM|inhaler|10.6|spending file: 24.33 a gram, claim 14.1
levalbuterol; metered|GM|inhaler|15|spending file: 3.71 a gram, claim 19.0; 15 g on the label
#2123111|GM|inhaler|6.7|NADAC GM, albuterol HFA; limit 13.4 in 30 days is two of them; claim 9.4 for Proventil
#2123072|GM|inhaler|8.5|NADAC GM, albuterol HFA; limit 17 in 30 days is two of them; claim 10.2 for ProAir
#2123076|GM|inhaler|18|NADAC GM, albuterol HFA; limit 36 in 30 days is two of them; claim 21.7 for Ventolin
#859088|GM|inhaler|18|NADAC GM (2.87), Ventolin; claim 21.7
[ventolin]; metered|GM|inhaler|18|NADAC GM (2.87); claim 21.7
[proair]; metered|GM|inhaler|8.5|spending file: 8.86 a gram, claim 10.2
[proventil]; metered|GM|inhaler|6.7|spending file: 11.06 a gram, claim 9.4
nda020503; albuterol|GM|inhaler|6.7|the drug of Proventil HFA by its application; 6.7 g on the label
nda020983; albuterol|GM|inhaler|18|the drug of Ventolin HFA by its application; 18 g on the label
nda021457; albuterol|GM|inhaler|8.5|the drug of ProAir HFA by its application; 8.5 g on the label
# Soft mist, by the gram
[combivent]; inhalation spray|GM|inhaler|4|NADAC GM (124); claim 5.3
[spiriva]; 60 actuat|GM|inhaler|4|NADAC GM (109); claim 5.7
[stiolto]; 60 actuat|GM|inhaler|4|spending file: 118 a gram, claim 5.7
[striverdi]; inhalation spray|GM|inhaler|4|NADAC GM (66); 4 g on the label
# Liquid for a nebulizer, by the millilitre of a vial
albuterol 0.833; ipratropium|ML|vial|3|NADAC ML: '0.5-3(2.5) mg/3 mL', limit 540 in 30 days
#630208|ML|vial|3|NADAC ML: 'albuterol sul 2.5 mg/3 mL soln'
albuterol 0.417|ML|vial|3|NADAC ML, sold as 1.25 mg in 3 mL
albuterol 0.21 mg/ml|ML|vial|3|NADAC ML, sold as 0.63 mg in 3 mL
budesonide; inhalation suspension|ML|vial|2|NADAC ML, limit 120 in 30 days is two vials of 2 mL a day
ipratropium bromide 0.2 mg/ml inhalation|ML|vial|2.5|NADAC ML, 0.5 mg in 2.5 mL on the label
levalbuterol; inhalation solution|ML|vial|3|3 mL on the label, all solutions for inhalation in NADAC are ML
[pulmozyme]|ML|ampule|2.5|NADAC ML (53.25); 2.5 mL on the label
[yupelri]|ML|vial|3|NADAC ML (17.49); 3 mL on the label
tobramycin 60 mg/ml|ML|ampule|5|NADAC ML (4.62); 300 mg in 5 mL
cromolyn; inhalation|ML|vial|2|NADAC ML; 20 mg in 2 mL
[arikayce]|ML|vial|8.4|limit 235.2 in 28 days is one of them a day
# Sprays for the nose
fluticasone propionate 0.05 mg/actuat metered dose nasal|ML|spray|16|NADAC ML (0.78), limit 16 in 30 days
mometasone furoate 0.05 mg/actuat metered dose nasal|GM|spray|17|NADAC GM (2.18), limit 34 in 30 days is two of them
flunisolide; nasal|ML|spray|25|NADAC ML, limit 50 in 25 days is two of them
ipratropium bromide 0.021|ML|spray|30|NADAC ML, limit 30 in 28 days
ipratropium bromide 0.042|ML|spray|15|NADAC ML, limit 15 in 10 days, 45 in 30
#1797867|ML|spray|30|NADAC ML: 'azelastine 0.1% (137 mcg) spry'; claim 22.4 with eye drops of the same name
azelastine; nasal spray|ML|spray|30|NADAC ML of azelastine 0.1%; 30 mL on the label
salmon calcitonin; nasal spray|ML|spray|3.7|NADAC ML (8.18); 3.7 mL on the label
desmopressin; nasal spray|ML|spray|5|NADAC ML (13.74); 5 mL on the label
dihydroergotamine; 0.5 mg/actuat|ML|vial|1|NADAC ML, limit 8 in 28 days is eight vials of 1 mL
[nicotrol]; nasal|ML|spray|10|NADAC ML (12.99), limit 240 in 180 days; four of 10 mL in a box
[kloxxado]|EA|spray||NADAC price of 2022 is 60 for a spray, limit 4 in 30 days; claim 2.05
naloxone; nasal spray|EA|spray||spending file: 40 to 64 a spray, claim 2.0 (two in a box)
[nayzilam]|EA|spray||NADAC EA (328)
[zavzpret]|EA|spray||NADAC EA (190)
sumatriptan; nasal spray|EA|spray||NADAC EA (38), limit 12 in 30 days
[baqsimi]|EA|device||NADAC EA (293)
[valtoco; pack|EA|device||NADAC EA (366) for a dose of one spray and of two alike
#705129|GM|spray|12; 4.9|NADAC GM: 'nitroglycerin 400 mcg spray'; 4.9 g and 12 g on the label
`);
