import { readUsualRows } from './usual-dose.ts';

/*
 * Tablets, capsules and films of drugs that are taken day after day. What is taken as needed, or for some days, has no
 * row, and is asked. Each row was held against the units in an average claim of CMS's spending file of 2023 (claims
 * are for 30 to 90 days), and against the label where two readings were possible.
 * A row is of what works at once unless it says 'hr' or 'release', and of its one ingredient: combinations have rows
 * of their own. Where strengths are taken in other numbers, it names the strengths.
 * Special rows stand before common ones: the first that fits counts.
 */
export const USUAL_PIECES = readUsualRows(`
# Once a week or a month
1|Week|alendronic acid 70|alendronic acid 35|alendronate 70|alendronate 35|alendronate sodium 70|alendronate sodium 35
1|Week|risedronate sodium 35 mg oral|risedronate sodium 35 mg delayed release|ergocalciferol 50000|ergocalciferol 1.25
1|Week|fluoxetine 90 mg delayed release
1|Month|ibandronic acid 150|ibandronate 150|risedronate sodium 150
# What works a whole day
1|Day|24 hr metoprolol|24 hr bupropion|24 hr venlafaxine|24 hr diltiazem|24 hr nifedipine|24 hr oxybutynin|24 hr glipizide
1|Day|24 hr isosorbide mononitrate|24 hr propranolol|24 hr tolterodine|24 hr memantine|24 hr alfuzosin|24 hr doxazosin
1|Day|24 hr verapamil|24 hr felodipine|24 hr mirabegron|24 hr paliperidone|24 hr quetiapine|24 hr desvenlafaxine
1|Day|24 hr lovastatin|24 hr paroxetine|24 hr fluvoxamine|24 hr carvedilol|24 hr lamotrigine|24 hr topiramate
1|Day|24 hr trospium|24 hr pregabalin|verapamil; extended release oral tablet|zolpidem; extended release
# Delayed release, once a day
1|Day|omeprazole; delayed release|esomeprazole; delayed release|pantoprazole; delayed release|lansoprazole; delayed release
1|Day|dexlansoprazole; delayed release|duloxetine; delayed release
# Extended and delayed release, more than once a day
2|Day|12 hr bupropion|12 hr diltiazem|12 hr ranolazine|12 hr carbamazepine|12 hr morphine|12 hr oxycodone
2|Day|morphine sulfate; extended release oral tablet|divalproex; delayed release oral tablet
2|Day|24 hr metformin hydrochloride 500|24 hr metformin hydrochloride 750
3|Day|pentoxifylline; extended release|phenytoin sodium 100 mg extended release
# Two a day
2|Day|apixaban|metoprolol tartrate|carvedilol|pregabalin|buspirone|levetiracetam|lamotrigine|topiramate|metformin hydrochloride
2|Day|hydroxychloroquine sulfate 200|clonidine hydrochloride|propranolol|glipizide|isosorbide mononitrate
2|Day|sotalol|flecainide|labetalol|ticagrelor|lacosamide|oxcarbazepine|dabigatran|dofetilide|dronedarone
2|Day|methenamine hippurate|venlafaxine|amantadine|oxybutynin|trospium|lubiprostone|ziprasidone|enalapril|rifaximin 550
2|Day|buprenorphine 8 mg|memantine|carbamazepine 200 mg oral tablet|gemfibrozil|cilostazol|abiraterone acetate 500
# Three and more a day
3|Day|gabapentin|hydralazine|sevelamer|phenytoin 50|repaglinide|midodrine|baclofen
4|Day|sucralfate|omega-3 acid ethyl esters|abiraterone acetate 250|icosapent ethyl 1000|icosapent ethyl 1 g
6|Day|colesevelam hydrochloride 625
# One a day
1|Day|atorvastatin|amlodipine|levothyroxine|lisinopril|losartan|omeprazole|esomeprazole|rosuvastatin|pantoprazole|furosemide
1|Day|tamsulosin|hydrochlorothiazide|trazodone|simvastatin|sertraline|clopidogrel 75|montelukast|citalopram|escitalopram
1|Day|meloxicam|pravastatin|allopurinol|empagliflozin 10 mg oral|empagliflozin 25 mg oral|spironolactone|mirtazapine
1|Day|donepezil|zolpidem|fluoxetine|ezetimibe|finasteride|atenolol|rivaroxaban 10|rivaroxaban 15|rivaroxaban 20
1|Day|warfarin|celecoxib|dapagliflozin 5 mg oral|dapagliflozin 10 mg oral|sitagliptin 25 mg oral|sitagliptin 50 mg oral
1|Day|sitagliptin 100 mg oral|sitagliptin phosphate|valsartan|aripiprazole|amitriptyline|estradiol 0.5|estradiol 1|estradiol 2
1|Day|olanzapine|paroxetine|pioglitazone|olmesartan|amiodarone|chlorthalidone|lovastatin|torsemide|irbesartan
1|Day|temazepam|linaclotide|benazepril|doxazosin|cetirizine|fenofibrate|digoxin|anastrozole|ramipril|linagliptin
1|Day|nebivolol|nortriptyline|solifenacin|lansoprazole|telmisartan|semaglutide|bisoprolol|folic acid 1 mg|vibegron
1|Day|raloxifene|eszopiclone|cariprazine|vortioxetine|lurasidone|leflunomide 10 mg|leflunomide 20 mg|tamoxifen|indapamide
1|Day|brexpiprazole|fludrocortisone|atomoxetine|prasugrel|febuxostat|vilazodone|thyroid|pitavastatin|roflumilast|candesartan
1|Day|finerenone|dolutegravir 50|eplerenone|nadolol|emtricitabine|canagliflozin|modafinil|calcitriol|quetiapine|risperidone
1|Day|famotidine|terazosin|bumetanide|suvorexant|naloxegol|triamterene|tadalafil 5|tadalafil 2.5
1|Day|progesterone|estrogens, conjugated|letrozole|exemestane|bicalutamide|dutasteride|hyponatremia tolvaptan|methimazole
1|Day|levocetirizine|lisdexamfetamine|tiotropium 0.018|naltrexone|metolazone|trandolapril|cinacalcet|fluvoxamine|doxepin
`);
