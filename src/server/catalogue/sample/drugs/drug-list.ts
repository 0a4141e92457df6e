/** A drug of the sample: RxNorm's own number and name, and a tier and a price of the billing unit that are made up. */
export type SampleDrug = { tier: number; price: number; rxcui: string; ndc: string; name: string };

/** Drugs of this tier are on no formulary. */
export const NO_TIER = 99;

/** A drug that Medicare leaves out, and some enhanced plans cover. */
export const EXCLUDED_RXCUI = '213269';

/** Drugs whose price Medicare has negotiated, by brand. @source CMS, selected drugs of 2026 */
export const SELECTED_BRANDS = /\[(Eliquis|Jardiance|Xarelto|Januvia|Farxiga|Entresto|Enbrel|Imbruvica|NovoLog)\]$/;

// Tier, price in dollars of the unit that drug-packs.ts names, RXCUI, NDC, name. Codes that begin with 99999 are made up.
// @source names, numbers and codes: NLM RxNorm, current prescribable content
const LINES = `
1|0.08|617312|60505257808|atorvastatin 10 MG Oral Tablet
1|0.08|617310|60505257908|atorvastatin 20 MG Oral Tablet
1|0.08|617311|60505258008|atorvastatin 40 MG Oral Tablet
1|0.08|259255|60505267108|atorvastatin 80 MG Oral Tablet
1|0.05|308136|42806005509|Amlodipine 2.5 MG Oral Tablet
1|0.05|197361|82009002710|Amlodipine 5 MG Oral Tablet
1|0.05|308135|68180072103|Amlodipine 10 MG Oral Tablet
1|0.2|966220|00378180010|levothyroxine sodium 0.025 MG Oral Tablet
1|0.2|966221|00378180310|levothyroxine sodium 0.05 MG Oral Tablet
1|0.2|966222|00378180510|levothyroxine sodium 0.075 MG Oral Tablet
1|0.2|966253|00378180710|levothyroxine sodium 0.088 MG Oral Tablet
1|0.05|311353|68180051202|lisinopril 2.5 MG Oral Tablet
1|0.05|314076|68180098003|lisinopril 10 MG Oral Tablet
1|0.05|314077|68180098103|lisinopril 20 MG Oral Tablet
1|0.05|205326|68180098201|lisinopril 30 MG Oral Tablet
2|0.12|310430|69097081312|gabapentin 100 MG Oral Capsule
2|0.12|310431|16714066202|gabapentin 300 MG Oral Capsule
2|0.12|310432|65162010350|gabapentin 400 MG Oral Capsule
2|0.12|310433|68462012605|gabapentin 600 MG Oral Tablet
1|0.09|979485|65862020199|losartan potassium 25 MG Oral Tablet
1|0.09|979492|65862020299|losartan potassium 50 MG Oral Tablet
1|0.09|979480|65862020399|losartan potassium 100 MG Oral Tablet
1|0.18|866427|50742061510|24 HR metoprolol succinate 25 MG Extended Release Oral Tablet
1|0.18|866436|50742061610|24 HR metoprolol succinate 50 MG Extended Release Oral Tablet
1|0.18|866412|45963067711|24 HR metoprolol succinate 100 MG Extended Release Oral Tablet
1|0.18|866419|55111046901|24 HR metoprolol succinate 200 MG Extended Release Oral Tablet
2|0.15|199119|00781285931|omeprazole 10 MG Delayed Release Oral Capsule
2|0.15|198051|55111015810|omeprazole 20 MG Delayed Release Oral Capsule
2|0.15|200329|68462039710|omeprazole 40 MG Delayed Release Oral Capsule
1|0.12|859424|72205002790|rosuvastatin calcium 5 MG Oral Tablet
1|0.12|859747|68462026290|rosuvastatin calcium 10 MG Oral Tablet
1|0.12|859751|72205000490|rosuvastatin calcium 20 MG Oral Tablet
1|0.12|859419|31722088530|rosuvastatin calcium 40 MG Oral Tablet
1|0.05|861007|70010006310|metformin hydrochloride 500 MG Oral Tablet
1|0.05|2703582|72336009530|metformin hydrochloride 750 MG Oral Tablet
1|0.05|861010|65862000905|metformin hydrochloride 850 MG Oral Tablet
1|0.05|861004|71717010611|metformin hydrochloride 1000 MG Oral Tablet
2|0.09|860975|70010049105|24 HR metformin hydrochloride 500 MG Extended Release Oral Tablet
2|0.09|860981|67877041401|24 HR metformin hydrochloride 750 MG Extended Release Oral Tablet
2|0.14|251872|65862055990|pantoprazole 20 MG Delayed Release Oral Tablet
2|0.14|314200|31722071390|pantoprazole 40 MG Delayed Release Oral Tablet
1|0.06|310429|69315011610|furosemide 20 MG Oral Tablet
1|0.06|313988|69315011710|furosemide 40 MG Oral Tablet
1|0.06|197732|43547040350|furosemide 80 MG Oral Tablet
2|0.14|863669|68382013201|tamsulosin hydrochloride 0.4 MG Oral Capsule
1|0.05|199903|50228014605|hydrochlorothiazide 12.5 MG Oral Capsule
1|0.05|429503|16729018201|hydrochlorothiazide 12.5 MG Oral Tablet
2|0.12|856377|50111056001|trazodone hydrochloride 50 MG Oral Tablet
2|0.12|856373|68382080601|trazodone hydrochloride 100 MG Oral Tablet
1|0.07|312962|65862005090|simvastatin 5 MG Oral Tablet
1|0.07|314231|16729000417|simvastatin 10 MG Oral Tablet
2|0.1|312940|65862001105|sertraline 25 MG Oral Tablet
2|0.1|312941|65862001205|sertraline 50 MG Oral Tablet
1|0.06|686924|68382009205|carvedilol 3.125 MG Oral Tablet
1|0.06|200031|68382009305|carvedilol 6.25 MG Oral Tablet
1|0.1|198144|00054474125|prednisone 1 MG Oral Tablet
1|0.1|198146|00054474225|prednisone 2.5 MG Oral Tablet
2|0.12|310273|65862085901|famotidine 20 MG Oral Tablet
2|0.12|284245|65862086001|famotidine 40 MG Oral Tablet
3|0.3|596926|31722016860|duloxetine 20 MG Delayed Release Oral Capsule
3|0.3|596930|67877026410|duloxetine 30 MG Delayed Release Oral Capsule
2|0.14|200224|65862057490|montelukast 10 MG Oral Tablet
1|0.07|311486|29300012410|meloxicam 7.5 MG Oral Tablet
1|0.07|152695|29300012510|meloxicam 15 MG Oral Tablet
1|0.13|904458|55111022990|pravastatin sodium 10 MG Oral Tablet
1|0.13|904467|55111023090|pravastatin sodium 20 MG Oral Tablet
1|0.11|197319|16729013416|Allopurinol 100 MG Oral Tablet
1|0.11|197320|16729013516|Allopurinol 300 MG Oral Tablet
3|0.2|312744|67877024210|quetiapine 25 MG Oral Tablet
3|0.2|312743|67877025001|quetiapine 100 MG Oral Tablet
2|0.15|997229|43547027511|donepezil hydrochloride 5 MG Oral Tablet
2|0.15|997223|43547027611|donepezil hydrochloride 10 MG Oral Tablet
3|0.1|197527|16729013616|clonazepam 0.5 MG Oral Tablet
3|0.1|197528|16729013716|clonazepam 1 MG Oral Tablet
3|0.11|854876|65862015901|zolpidem tartrate 5 MG Oral Tablet
3|0.11|854873|65862016001|zolpidem tartrate 10 MG Oral Tablet
2|0.12|310384|50111064701|fluoxetine 10 MG Oral Capsule
2|0.12|313990|55111015001|fluoxetine 10 MG Oral Tablet
2|0.09|283672|13668000905|citalopram 10 MG Oral Tablet
2|0.09|200371|13668001005|citalopram 20 MG Oral Tablet
2|0.25|349556|67877049005|ezetimibe 10 MG Oral Tablet
2|0.12|313096|53746051105|spironolactone 25 MG Oral Tablet
2|0.12|198223|53746051401|spironolactone 50 MG Oral Tablet
3|0.25|476809|13107000130|mirtazapine 7.5 MG Oral Tablet
3|0.25|311725|13107003134|mirtazapine 15 MG Oral Tablet
2|0.11|351249|43547028010|escitalopram 5 MG Oral Tablet
2|0.11|349332|43547028111|escitalopram 10 MG Oral Tablet
1|0.14|855288|00093171201|warfarin sodium 1 MG Oral Tablet
1|0.14|855302|00093171301|warfarin sodium 2 MG Oral Tablet
1|0.07|199245|55111032001|glimepiride 1 MG Oral Tablet
1|0.07|199246|55111032101|glimepiride 2 MG Oral Tablet
1|0.05|379804|52817038510|glipizide 2.5 MG Oral Tablet
1|0.05|310490|60505014101|glipizide 5 MG Oral Tablet
2|0.13|309362|65862035705|clopidogrel 75 MG Oral Tablet
2|0.12|310346|16729009016|finasteride 5 MG Oral Tablet
3|0.2|996571|29300017116|memantine hydrochloride 5 MG Oral Tablet
3|0.2|996561|33342029815|memantine hydrochloride 10 MG Oral Tablet
3|0.3|686379|68180039507|celecoxib 50 MG Oral Capsule
3|0.3|205322|62332014131|celecoxib 100 MG Oral Capsule
2|0.25|349483|00378580793|valsartan 40 MG Oral Tablet
2|0.25|349199|00378581377|valsartan 80 MG Oral Tablet
2|0.06|884173|00228212750|clonidine hydrochloride 0.1 MG Oral Tablet
2|0.06|884185|29300013601|clonidine hydrochloride 0.2 MG Oral Tablet
3|0.15|312845|43547026810|ropinirole 0.25 MG Oral Tablet
3|0.15|312846|43547026910|ropinirole 0.5 MG Oral Tablet
3|0.12|282401|29300011101|lamotrigine 25 MG Oral Tablet
3|0.12|198427|29300011201|lamotrigine 100 MG Oral Tablet
2|0.2|309112|68180012101|cephalexin 250 MG Oral Capsule
2|0.2|309114|00093314705|cephalexin 500 MG Oral Capsule
2|0.3|2569281|16729056101|hydroxychloroquine sulfate 100 MG Oral Tablet
2|0.3|979092|43598072101|hydroxychloroquine sulfate 200 MG Oral Tablet
2|0.5|105585|16729048601|methotrexate 2.5 MG Oral Tablet
2|0.2|856448|00603548232|propranolol hydrochloride 10 MG Oral Tablet
2|0.2|856457|00603548332|propranolol hydrochloride 20 MG Oral Tablet
4|0.4|577033|27241012403|sildenafil 20 MG Oral Tablet
4|0.4|757707|43598057630|tadalafil 2.5 MG Oral Tablet
4|0.4|403957|43547004903|tadalafil 5 MG Oral Tablet
2|0.18|979464|68180021609|hydrochlorothiazide 12.5 MG / losartan potassium 100 MG Oral Tablet
2|0.18|979468|68180021509|hydrochlorothiazide 12.5 MG / losartan potassium 50 MG Oral Tablet
1|0.1|197885|68180051802|hydrochlorothiazide 12.5 MG / lisinopril 10 MG Oral Tablet
1|0.1|197886|68180051902|hydrochlorothiazide 12.5 MG / lisinopril 20 MG Oral Tablet
4|9.5|104490|13411016201|simvastatin 10 MG Oral Tablet [Zocor]
4|9.5|208220|13411016101|simvastatin 5 MG Oral Tablet [Zocor]
4|1.4|966158|00074434190|levothyroxine sodium 0.025 MG Oral Tablet [Synthroid]
4|1.4|966247|00074455290|levothyroxine sodium 0.05 MG Oral Tablet [Synthroid]
4|9.5|104377|24979024007|lisinopril 10 MG Oral Tablet [Zestril]
4|9.5|104375|24979023807|lisinopril 2.5 MG Oral Tablet [Zestril]
4|9.5|105028|00071080324|gabapentin 100 MG Oral Capsule [Neurontin]
4|9.5|105029|00071080524|gabapentin 300 MG Oral Capsule [Neurontin]
4|9.5|979482|00006096031|losartan potassium 100 MG Oral Tablet [Cozaar]
4|9.5|979487|00006095154|losartan potassium 25 MG Oral Tablet [Cozaar]
4|9.5|866414|49999048400|24 HR metoprolol succinate 100 MG Extended Release Oral Tablet [Toprol]
4|9.5|866421|49999099600|24 HR metoprolol succinate 200 MG Extended Release Oral Tablet [Toprol]
4|9.5|859749|00310075139|rosuvastatin calcium 10 MG Oral Tablet [Crestor]
4|9.5|859753|00310075239|rosuvastatin calcium 20 MG Oral Tablet [Crestor]
4|9.5|200801|30698006701|furosemide 20 MG Oral Tablet [Lasix]
4|9.5|200809|30698006001|furosemide 40 MG Oral Tablet [Lasix]
4|9.5|863671|00024583701|tamsulosin hydrochloride 0.4 MG Oral Capsule [Flomax]
4|9.5|212233|00049496030|sertraline 25 MG Oral Tablet [Zoloft]
4|9.5|208161|00049490030|sertraline 50 MG Oral Tablet [Zoloft]
4|9.5|686926|00007413920|carvedilol 3.125 MG Oral Tablet [Coreg]
4|9.5|212388|00007414020|carvedilol 6.25 MG Oral Tablet [Coreg]
4|9.5|596928|00002323560|duloxetine 20 MG Delayed Release Oral Capsule [Cymbalta]
4|9.5|596932|00002324030|duloxetine 30 MG Delayed Release Oral Capsule [Cymbalta]
4|9.5|153892|00006911731|montelukast 10 MG Oral Tablet [Singulair]
4|9.5|153639|00310027110|quetiapine 100 MG Oral Tablet [Seroquel]
4|9.5|153638|00310027510|quetiapine 25 MG Oral Tablet [Seroquel]
4|9.5|997224|49999075430|donepezil hydrochloride 10 MG Oral Tablet [Aricept]
4|9.5|997230|49999075330|donepezil hydrochloride 5 MG Oral Tablet [Aricept]
4|9.5|205535|00777310402|fluoxetine 10 MG Oral Capsule [Prozac]
4|9.5|284591|00456401001|citalopram 10 MG Oral Tablet [Celexa]
4|9.5|213344|00456402001|citalopram 20 MG Oral Tablet [Celexa]
4|9.5|352304|00247210290|ezetimibe 10 MG Oral Tablet [Zetia]
4|9.5|352272|00456201001|escitalopram 10 MG Oral Tablet [Lexapro]
4|9.5|404408|00456200501|escitalopram 5 MG Oral Tablet [Lexapro]
4|9.5|213169|00024117190|clopidogrel 75 MG Oral Tablet [Plavix]
4|9.5|201961|00006007231|finasteride 5 MG Oral Tablet [Proscar]
4|9.5|996563|00456321011|memantine hydrochloride 10 MG Oral Tablet [Namenda]
4|9.5|996574|00456320511|memantine hydrochloride 5 MG Oral Tablet [Namenda]
4|9.5|213468|00025152031|celecoxib 100 MG Oral Capsule [Celebrex]
4|9.5|686381|00025151501|celecoxib 50 MG Oral Capsule [Celebrex]
4|9.5|352274|00078042315|valsartan 40 MG Oral Tablet [Diovan]
4|9.5|351761|00078035834|valsartan 80 MG Oral Tablet [Diovan]
4|9.5|352125|00008084381|pantoprazole 20 MG Delayed Release Oral Tablet [Protonix]
4|9.5|284400|00008084181|pantoprazole 40 MG Delayed Release Oral Tablet [Protonix]
4|9.5|854875|00024542131|zolpidem tartrate 10 MG Oral Tablet [Ambien]
4|9.5|854878|00024540131|zolpidem tartrate 5 MG Oral Tablet [Ambien]
4|9.5|105018|00173064255|lamotrigine 100 MG Oral Tablet [Lamictal]
4|9.5|105019|00173063302|lamotrigine 25 MG Oral Tablet [Lamictal]
4|9.5|581645|00069419068|sildenafil 20 MG Oral Tablet [Revatio]
4|9.5|762660|00002446501|tadalafil 2.5 MG Oral Tablet [Cialis]
4|9.5|404711|00002446230|tadalafil 5 MG Oral Tablet [Cialis]
4|9.5|979466|00006074582|hydrochlorothiazide 12.5 MG / losartan potassium 100 MG Oral Tablet [Hyzaar]
4|9.5|979470|00006071731|hydrochlorothiazide 12.5 MG / losartan potassium 50 MG Oral Tablet [Hyzaar]
3|9.7|1364441|00003089321|apixaban 2.5 MG Oral Tablet [Eliquis]
3|9.7|1364447|00003089421|apixaban 5 MG Oral Tablet [Eliquis]
3|20.3|1545664|00597015230|empagliflozin 10 MG Oral Tablet [Jardiance]
3|20.3|1545668|00597015330|empagliflozin 25 MG Oral Tablet [Jardiance]
3|18.9|665036|00006027731|sitagliptin phosphate 100 MG Oral Tablet [Januvia]
3|18.9|665044|00006011231|sitagliptin phosphate 50 MG Oral Tablet [Januvia]
3|19.5|1486977|00310621030|dapagliflozin 10 MG Oral Tablet [Farxiga]
3|11.6|1656346|00078065920|sacubitril 24 MG / valsartan 26 MG Oral Tablet [Entresto]
3|11.6|1656351|00078077720|sacubitril 49 MG / valsartan 51 MG Oral Tablet [Entresto]
3|18.2|1114202|50458058030|rivaroxaban 10 MG Oral Tablet [Xarelto]
3|18.2|1232088|50458057930|rivaroxaban 20 MG Oral Tablet [Xarelto]
3|310|2619154|00169418113|0.25 MG, 0.5 MG Dose 3 ML semaglutide 0.68 MG/ML Pen Injector [Ozempic]
3|310|2398842|00169413013|3 ML semaglutide 1.34 MG/ML Pen Injector [Ozempic]
3|33|2200654|00169430330|semaglutide 3 MG Oral Tablet [Rybelsus]
3|33|2200658|00169430730|semaglutide 7 MG Oral Tablet [Rybelsus]
3|480|1551300|00002143380|0.5 ML dulaglutide 1.5 MG/ML Auto-Injector [Trulicity]
3|480|1551306|00002143480|0.5 ML dulaglutide 3 MG/ML Auto-Injector [Trulicity]
3|15.4|1300797|00469260130|24 HR mirabegron 25 MG Extended Release Oral Tablet [Myrbetriq]
3|29|847232|00088221905|3 ML insulin glargine 100 UNT/ML Pen Injector [Lantus]
3|28.6|285018|00088222033|insulin glargine 100 UNT/ML Injectable Solution [Lantus]
4|91|2002420|00024587102|3 ML insulin glargine 300 UNT/ML Pen Injector [Toujeo]
4|35|1652640|00002879959|3 ML insulin lispro 100 UNT/ML Pen Injector [Humalog]
2|9.5|1652639|00002822259|3 ML insulin lispro 100 UNT/ML Pen Injector
3|27.5|865098|00002751001|insulin lispro 100 UNT/ML Injectable Solution [Humalog]
3|8.1|242120|00002773701|insulin lispro 100 UNT/ML Injectable Solution
3|34|1653204|00169633910|3 ML insulin aspart, human 100 UNT/ML Pen Injector [NovoLog]
3|10.9|1945048|00173088710|30 ACTUAT fluticasone furoate 0.1 MG/ACTUAT / umeclidinium 0.0625 MG/ACTUAT / vilanterol 0.025 MG/ACTUAT Dry Powder Inhaler [Trelegy]
3|10.9|2395775|00173089310|30 ACTUAT fluticasone furoate 0.2 MG/ACTUAT / umeclidinium 0.0625 MG/ACTUAT / vilanterol 0.025 MG/ACTUAT Dry Powder Inhaler [Trelegy]
3|26|1246306|00186037020|120 ACTUAT budesonide 0.16 MG/ACTUAT / formoterol fumarate 0.0045 MG/ACTUAT Metered Dose Inhaler [Symbicort]
2|17|1246304|00310737020|120 ACTUAT budesonide 0.16 MG/ACTUAT / formoterol fumarate 0.0045 MG/ACTUAT Metered Dose Inhaler
3|109|1667882|00597016061|60 ACTUAT tiotropium 0.00125 MG/ACTUAT Inhalation Spray [Spiriva]
3|25.2|896237|00173071520|120 ACTUAT fluticasone propionate 0.045 MG/ACTUAT / salmeterol 0.021 MG/ACTUAT Metered Dose Inhaler [Advair]
2|2.6|2123072|17270074000|NDA021457 200 ACTUAT albuterol 0.09 MG/ACTUAT Metered Dose Inhaler
3|2.9|859088|00173068220|NDA020983 200 ACTUAT albuterol 0.09 MG/ACTUAT Metered Dose Inhaler [Ventolin]
3|1.8|2110513|00378932132|60 ACTUAT fluticasone propionate 0.25 MG/ACTUAT / salmeterol 0.05 MG/ACTUAT Dry Powder Inhaler [Wixela]
2|0.12|1437702|69097017353|albuterol 0.833 MG/ML / ipratropium bromide 0.167 MG/ML Inhalation Solution
2|4.2|314072|61314054701|latanoprost 0.05 MG/ML Ophthalmic Solution
4|62|542527|00013830301|latanoprost 0.05 MG/ML Ophthalmic Solution [Xalatan]
2|1.1|1992303|64980051405|12 HR timolol 5 MG/ML Ophthalmic Solution
2|1.3|310015|24208048510|dorzolamide 20 MG/ML Ophthalmic Solution
3|12.6|1801840|00078091112|lifitegrast 50 MG/ML Ophthalmic Solution [Xiidra]
3|69|1009341|00023320503|bimatoprost 0.1 MG/ML Ophthalmic Solution [Lumigan]
2|9.8|904932|55111057503|ibandronic acid 150 MG Oral Tablet
3|12|905024|60505316500|risedronate sodium 35 MG Oral Tablet
3|8.5|242333|00378334999|168 HR estradiol 0.00104 MG/HR Transdermal System
2|6.7|241946|00378464326|84 HR estradiol 0.00156 MG/HR Transdermal System
3|11.5|577057|00378911998|72 HR fentanyl 0.012 MG/HR Transdermal System
3|11.5|245134|00378912198|72 HR fentanyl 0.025 MG/HR Transdermal System
3|1.9|1010600|47781035503|buprenorphine 2 MG / naloxone 0.5 MG Sublingual Film
3|3.1|1010604|47781035703|buprenorphine 8 MG / naloxone 2 MG Sublingual Film
2|0.9|351265|00054017713|buprenorphine 8 MG Sublingual Tablet
4|12.2|854235|00781324664|0.4 ML enoxaparin sodium 100 MG/ML Prefilled Syringe
4|10.3|854241|00548560400|0.8 ML enoxaparin sodium 100 MG/ML Prefilled Syringe
3|210|1986830|58160082311|0.5 ML varicella zoster virus glycoprotein E, recombinant 0.1 MG/ML Injection [Shingrix]
3|315|2636599|58160084811|0.5 ML respiratory syncytial virus pre-fusion F protein, recombinant 0.24 MG/ML Injection [Arexvy]
5|3100|1872980|00074055402|0.4 ML adalimumab 100 MG/ML Auto-Injector [Humira]
5|1700|1653225|58406003204|1 ML etanercept 50 MG/ML Auto-Injector [Enbrel]
5|120|2000027|57962042028|ibrutinib 420 MG Oral Tablet [Imbruvica]
5|115|2390646|00469062599|enzalutamide 40 MG Oral Tablet [Xtandi]
5|290|1665900|72511076002|1 ML evolocumab 140 MG/ML Auto-Injector [Repatha]
4|71|213269|00069420030|sildenafil 25 MG Oral Tablet [Viagra]
4|71|213270|00069421030|sildenafil 50 MG Oral Tablet [Viagra]
99|670|2553506|00169452501|0.5 ML semaglutide 0.5 MG/ML Auto-Injector [Wegovy]
99|530|2669706|00002250601|0.5 ML tirzepatide 5 MG/ML Auto-Injector [Zepbound]
4|12.9|262095|99999000101|atorvastatin 80 MG Oral Tablet [Lipitor]
4|9.5|212549|99999000201|amlodipine 5 MG Oral Tablet [Norvasc]
`;

export const SAMPLE_DRUGS: readonly SampleDrug[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [tier = '', price = '', rxcui = '', ndc = '', name = ''] = line.split('|');
    return { tier: Number(tier), price: Number(price), rxcui, ndc, name };
  });
