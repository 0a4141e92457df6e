import { readReviewedRows } from './reviewed-row.ts';

/*
 * Drops and ointments for eyes and ears: the sizes of bottles and tubes, the usual one first.
 * 'NADAC' is the pricing unit of CMS's list of acquisition costs, 'limit' the quantity limit of the public formularies
 * of 2026, 'claim' the units in an average claim of CMS's spending file of 2023; claims are for 30 to 90 days.
 */
export const EYE_DROPS = readReviewedRows(`
# Billed by the vial of one dose
0.4 ml cyclosporine|EA|vial||NADAC EA (8.15), limit 60 in 30 days; claim 92.6
[restasis]|ML|bottle|5.5|spending: 123 a mL, claim 7.3 (Restasis MultiDose); 5.5 mL on the label
cyclosporine 0.5 mg/ml ophthalmic|ML|bottle|5.5|the same as Restasis MultiDose
[xiidra]|EA|vial||NADAC EA (11.84); claim 94.8
[cequa]|EA|vial||vials of one dose, as Restasis
# Glaucoma
latanoprost; netarsudil; ophthalmic|ML|bottle|2.5|NADAC ML, limit 2.5 in 25 days; claim 3.9
netarsudil; ophthalmic|ML|bottle|2.5|spending file: 131 a mL, claim 3.8
[vyzulta]|ML|bottle|5; 2.5|NADAC ML, limit 5 in 30 days; claim 4.5
latanoprost; ophthalmic|ML|bottle|2.5|NADAC ML, limit 2.5 in 25 days; claim 4.9
bimatoprost; ophthalmic|ML|bottle|2.5; 5; 7.5|NADAC ML; claim 4.7
travoprost; ophthalmic|ML|bottle|2.5; 5|NADAC ML; claim 5.0
dorzolamide; timolol; preservative-free; ophthalmic|EA|vial||vials of one dose
dorzolamide; timolol; ophthalmic|ML|bottle|10|NADAC ML; claim 13.3
dorzolamide; ophthalmic|ML|bottle|10|NADAC ML; claim 13.4
brimonidine; brinzolamide; ophthalmic|ML|bottle|8|NADAC ML; claim 10.5
brimonidine; timolol; ophthalmic|ML|bottle|5; 10; 15|NADAC ML; claim 8.8
brimonidine; ophthalmic|ML|bottle|5; 10; 15|NADAC ML; claim 10.4
brinzolamide; ophthalmic|ML|bottle|10; 15|NADAC ML
timolol; ophthalmic solution|ML|bottle|5; 10; 15|NADAC ML; claim 8.4
timolol; ophthalmic gel|ML|bottle|5; 2.5|NADAC ML; claim 8.4
levobunolol; ophthalmic|ML|bottle|5; 10; 15|sizes on the label; eye drops in NADAC are ML but for vials of one dose
betaxolol; ophthalmic|ML|bottle|5; 10; 15|NADAC ML
carteolol; ophthalmic|ML|bottle|5; 10; 15|sizes on the label
[vuity]|ML|bottle|2.5|2.5 mL on the label; claim 3.2
pilocarpine; ophthalmic|ML|bottle|15|NADAC ML
# Inflammation and allergy
prednisolone acetate; ophthalmic suspension|ML|bottle|5; 10; 15|NADAC ML; claim 7.4
fluorometholone; ophthalmic|ML|bottle|5; 10; 15|NADAC ML; claim 6.5
ketorolac; ophthalmic|ML|bottle|5; 3; 10|NADAC ML; claim 6.6
diclofenac; ophthalmic|ML|bottle|5; 2.5|NADAC ML
bromfenac 0.7; ophthalmic|ML|bottle|3; 1.6|spending file: 118 a mL, claim 3.2
olopatadine 1 mg/ml ophthalmic|ML|bottle|5|5 mL on the label; claim 6.7 with 2.5 mL bottles of the stronger one
olopatadine 2 mg/ml ophthalmic|ML|bottle|2.5|2.5 mL on the label
#860805|ML|bottle|6|NADAC ML: 'azelastine HCl 0.05% drops'; 6 mL on the label
loteprednol; ophthalmic suspension|ML|bottle|5; 10; 15|NADAC ML
difluprednate; ophthalmic|ML|bottle|5|NADAC ML
cromolyn; ophthalmic|ML|bottle|10|NADAC ML
nepafenac 3; ophthalmic|ML|bottle|3; 1.7|NADAC ML
nepafenac; ophthalmic|ML|bottle|3|NADAC ML
# Infection
[xdemvy]|ML|bottle|10|spending: 192 a mL at 10.0 a claim
tobramycin; dexamethasone; ointment|GM|tube|3.5|all eye ointments in NADAC are GM; 3.5 g on the label
tobramycin; dexamethasone; suspension|ML|bottle|5; 2.5; 10|NADAC ML; claim 5.2
tobramycin; ophthalmic solution|ML|bottle|5|NADAC ML; claim 6.5
ofloxacin; ophthalmic|ML|bottle|5; 10|NADAC ML; claim 6.6
ofloxacin; otic|ML|bottle|5; 10|NADAC ML; claim 6.6
moxifloxacin; ophthalmic|ML|bottle|3|NADAC ML; 3 mL on the label
gatifloxacin; ophthalmic|ML|bottle|2.5|NADAC ML; 2.5 mL on the label
ciprofloxacin; dexamethasone; otic|ML|bottle|7.5|NADAC ML, limit 7.5 in 7 days; claim 7.6
ciprofloxacin; ophthalmic solution|ML|bottle|5; 2.5; 10|NADAC ML
gentamicin; ophthalmic solution|ML|bottle|5|NADAC ML; 5 mL on the label
polymyxin b; trimethoprim; ophthalmic|ML|bottle|10|spending file: 0.98 a mL, claim 10.1
dexamethasone; neomycin; polymyxin; ophthalmic suspension|ML|bottle|5|NADAC ML; claim 4.3
dexamethasone; neomycin; polymyxin; ophthalmic ointment|GM|tube|3.5|NADAC GM; claim 4.3
hydrocortisone; neomycin; polymyxin; otic|ML|bottle|10|NADAC ML; claim 9.9
hydrocortisone; neomycin; polymyxin; ophthalmic suspension|ML|bottle|7.5|NADAC ML; 7.5 mL on the label
trifluridine; ophthalmic|ML|bottle|7.5|NADAC ML; 7.5 mL on the label
erythromycin; ophthalmic ointment|GM|tube|3.5; 1|NADAC GM; claim 7.0
bacitracin; ophthalmic ointment|GM|tube|3.5|all eye ointments in NADAC are GM; 3.5 g on the label
atropine; ophthalmic solution|ML|bottle|5; 2; 15|NADAC ML
`);
