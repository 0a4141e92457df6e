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

/** A plan that somebody is in is told without a claim, too. IMPORT-607. */
export function areClaimsFound(summary: Summary): boolean {
  const { drugs, pharmacies, providers } = countFound(summary);
  return drugs + pharmacies + providers > 0;
}

/** Claims, or what stands beside them, told of anything at all. */
export const isAnythingFound = (summary: Summary) => areClaimsFound(summary) || countFound(summary).plans > 0;
