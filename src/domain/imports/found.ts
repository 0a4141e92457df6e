/** What an import answers, as far as its parts are counted. IMPORT-403. */
type Summary = {
  importedPlansData: { plans: readonly unknown[] };
  importedDrugsAndPharmacySummary: { drugs: readonly unknown[]; pharmacy: unknown };
  importedProvidersSummary: { providers: readonly unknown[] };
};

/** How much claims told of. */
export const countFound = (summary: Summary) => ({
  plans: summary.importedPlansData.plans.length,
  drugs: summary.importedDrugsAndPharmacySummary.drugs.length,
  pharmacies: summary.importedDrugsAndPharmacySummary.pharmacy === null ? 0 : 1,
  providers: summary.importedProvidersSummary.providers.length,
});

/** Claims told of anything at all. */
export const isAnythingFound = (summary: Summary) => Object.values(countFound(summary)).some((count) => count > 0);
