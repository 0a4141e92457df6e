import { readUsualRows } from './usual-dose.ts';

/*
 * Tablets, capsules and films of drugs that are taken day after day. What is taken as needed, or for some days, has no
 * row, and is asked. Each row was held against the units in an average claim of CMS's spending file of 2023 (claims
 * are for 30 to 90 days), and against the label where two readings were possible.
 * Special rows stand before common ones: the first that fits counts.
 */
export const USUAL_PIECES = readUsualRows(`
# Once a week or a month
1|Week|alendronic acid 70|alendronic acid 35|alendronate 70|alendronate 35|alendronate sodium 70|alendronate sodium 35|risedronate sodium 35|ergocalciferol 50000|ergocalciferol 1.25
1|Month|ibandronic acid 150|ibandronate 150|risedronate sodium 150
# What works a whole day
1|Day|24 hr metoprolol|24 hr bupropion|24 hr venlafaxine|24 hr diltiazem|24 hr nifedipine|24 hr oxybutynin|24 hr glipizide
1|Day|24 hr isosorbide mononitrate|24 hr divalproex|24 hr propranolol|24 hr tolterodine|24 hr memantine|24 hr alfuzosin
1|Day|24 hr verapamil|24 hr felodipine|24 hr mirabegron|24 hr paliperidone|24 hr quetiapine|24 hr levetiracetam
1|Day|memantine hydrochloride; extended release oral capsule|quetiapine; extended release|verapamil; extended release
1|Day|diltiazem hydrochloride; extended release|isosorbide mononitrate; extended release|felodipine; extended release
1|Day|alfuzosin; extended release|venlafaxine; extended release|desvenlafaxine|paliperidone; extended release
# Two a day
2|Day|metformin; sitagliptin; 1000 mg oral tablet|metformin; sitagliptin 50 mg oral tablet|metformin hydrochloride
2|Day|apixaban|metoprolol tartrate|carvedilol|sacubitril|pregabalin|buspirone|levetiracetam|lamotrigine|topiramate
2|Day|divalproex|hydroxychloroquine|clonidine hydrochloride|propranolol|glipizide|12 hr bupropion|bupropion; 12 hr
2|Day|sotalol|flecainide|ranolazine|labetalol|ticagrelor|lacosamide|oxcarbazepine|dabigatran|dofetilide|dronedarone
2|Day|12 hr morphine|12 hr oxycodone|oxycodone; extended release|morphine sulfate; extended release|methenamine hippurate
2|Day|venlafaxine|amantadine|oxybutynin|trospium|lubiprostone|ziprasidone|enalapril|12 hr carbamazepine|rifaximin 550
2|Day|buprenorphine 8 mg|memantine|carbamazepine 200 mg oral tablet|gemfibrozil|cilostazol|abiraterone acetate 500
# Three and more a day
3|Day|gabapentin|hydralazine|carbidopa; levodopa|sevelamer|phenytoin|pentoxifylline|repaglinide|midodrine|baclofen
4|Day|sucralfate|omega-3 acid ethyl esters|abiraterone acetate 250|icosapent ethyl 1000|icosapent ethyl 1 g
6|Day|colesevelam hydrochloride 625
# One a day
1|Day|atorvastatin|amlodipine|levothyroxine|lisinopril|losartan|omeprazole|esomeprazole|rosuvastatin|pantoprazole|furosemide
1|Day|tamsulosin|hydrochlorothiazide|trazodone|simvastatin|sertraline|clopidogrel|duloxetine|montelukast|citalopram|escitalopram
1|Day|meloxicam|pravastatin|allopurinol|empagliflozin 10 mg oral|empagliflozin 25 mg oral|spironolactone|mirtazapine
1|Day|donepezil|zolpidem|fluoxetine|ezetimibe|finasteride|atenolol|rivaroxaban 10|rivaroxaban 15|rivaroxaban 20
1|Day|warfarin|celecoxib|isosorbide mononitrate|dapagliflozin 5 mg oral|dapagliflozin 10 mg oral|sitagliptin 25 mg oral
1|Day|sitagliptin 50 mg oral|sitagliptin 100 mg oral|sitagliptin phosphate|valsartan|aripiprazole|mirabegron|amitriptyline
1|Day|olanzapine|paroxetine|estradiol|pioglitazone|olmesartan|amiodarone|chlorthalidone|lovastatin|torsemide|irbesartan
1|Day|temazepam|linaclotide|benazepril|doxazosin|cetirizine|fenofibrate|digoxin|anastrozole|ramipril|linagliptin
1|Day|nebivolol|nortriptyline|solifenacin|lansoprazole|dexlansoprazole|telmisartan|semaglutide|bisoprolol|folic acid|vibegron|bictegravir
1|Day|raloxifene|eszopiclone|cariprazine|vortioxetine|lurasidone|leflunomide|tamoxifen|indapamide|candesartan
1|Day|brexpiprazole|fludrocortisone|atomoxetine|prasugrel|febuxostat|vilazodone|thyroid|pitavastatin|roflumilast
1|Day|finerenone|dolutegravir 50|eplerenone|nadolol|emtricitabine|canagliflozin|modafinil|calcitriol|quetiapine|risperidone
1|Day|famotidine|prazosin|terazosin|bumetanide|verapamil|suvorexant|naloxegol|triamterene|tadalafil 5|tadalafil 2.5
1|Day|progesterone|estrogens, conjugated|letrozole|exemestane|bicalutamide|dutasteride|tolvaptan|methimazole|doxepin
1|Day|levocetirizine|lisdexamfetamine|tiotropium 0.018|naltrexone|metolazone|trandolapril|cinacalcet|fluvoxamine
`);
