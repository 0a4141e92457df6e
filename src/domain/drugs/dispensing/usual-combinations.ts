import { readUsualRows } from './usual-dose.ts';

/*
 * Tablets, capsules and films of several ingredients, each of which a row names. Of extended-release metformin the
 * label says one a day for the strong tablets alone; of the others it is one or two, and asked.
 */
export const USUAL_COMBINATIONS = readUsualRows(`
1|Week|alendronic acid; cholecalciferol
# Extended release
1|Day|empagliflozin 10 mg; metformin; extended release|empagliflozin 25 mg; metformin; extended release
1|Day|empagliflozin 10 mg; linagliptin 5 mg; metformin; extended release|linagliptin 5 mg; metformin; extended release
1|Day|empagliflozin 25 mg; linagliptin 5 mg; metformin; extended release|dapagliflozin 10 mg; metformin; extended release
1|Day|sitagliptin 100 mg; metformin; extended release|saxagliptin 5 mg; metformin; extended release
1|Day|donepezil; memantine; extended release|trandolapril; verapamil; extended release
# Two and more a day
2|Day|metformin; sitagliptin|alogliptin; metformin|canagliflozin; metformin|empagliflozin; metformin
2|Day|ertugliflozin; metformin|linagliptin; metformin|glipizide; metformin|glyburide; metformin
2|Day|sacubitril; valsartan|buprenorphine 8 mg; naloxone|abiraterone; niraparib
3|Day|carbidopa; levodopa|hydralazine; isosorbide dinitrate
# Blood pressure, one a day
1|Day|aliskiren; hydrochlorothiazide|amiloride; hydrochlorothiazide|amlodipine; benazepril|amlodipine; olmesartan
1|Day|amlodipine; hydrochlorothiazide; olmesartan|amlodipine; hydrochlorothiazide; valsartan|amlodipine; telmisartan
1|Day|amlodipine; valsartan|atenolol; chlorthalidone|azilsartan; chlorthalidone|benazepril; hydrochlorothiazide
1|Day|bisoprolol; hydrochlorothiazide|candesartan; hydrochlorothiazide|enalapril; hydrochlorothiazide
1|Day|fosinopril; hydrochlorothiazide|hydrochlorothiazide; irbesartan|hydrochlorothiazide; lisinopril
1|Day|hydrochlorothiazide; losartan|hydrochlorothiazide; olmesartan|hydrochlorothiazide; quinapril
1|Day|hydrochlorothiazide; spironolactone|hydrochlorothiazide; telmisartan|hydrochlorothiazide; triamterene
1|Day|hydrochlorothiazide; valsartan
# Cholesterol and diabetes, one a day
1|Day|amlodipine; atorvastatin|bempedoic acid; ezetimibe|ezetimibe; rosuvastatin|ezetimibe; simvastatin
1|Day|alogliptin; pioglitazone|empagliflozin; linagliptin|ertugliflozin; sitagliptin|glimepiride; pioglitazone
# HIV, one a day
1|Day|abacavir; dolutegravir; lamivudine|bictegravir; emtricitabine; tenofovir|dolutegravir; lamivudine
1|Day|dolutegravir; rilpivirine|efavirenz; emtricitabine; tenofovir|emtricitabine; rilpivirine; tenofovir
1|Day|cobicistat; darunavir; emtricitabine; tenofovir|cobicistat; elvitegravir; emtricitabine; tenofovir
1|Day|emtricitabine; tenofovir
# Others, one a day
1|Day|bazedoxifene; estrogens, conjugated|estradiol; norethindrone acetate; relugolix|estradiol; progesterone
1|Day|dutasteride; tamsulosin|fluoxetine; olanzapine|olanzapine; samidorphan
`);
