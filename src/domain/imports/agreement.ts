import type { IsoDate } from '#domain/calendar/iso-date.ts';

/** What made an import begin: a sign-in, the same tried for an employer's plan, or a form. Decision IMPORT-402. */
export const IMPORT_TRIGGERS = ['MEMBER', 'EI_MEMBER', 'USER'] as const;
export type ImportTrigger = (typeof IMPORT_TRIGGERS)[number];

/** What a person agreed to, word for word as it was shown: kept with the import. Spec B3, importHistory. */
export type ImportAgreement = {
  agreementName: string;
  agreementText: string;
  /** Of the form; null where nothing had to be attested. */
  attestationText: string | null;
  /** The business day. */
  agreementDate: IsoDate;
  triggeredBy: ImportTrigger;
};

/** Once in a calendar month, by the newest agreement. IMPORT-400, IMPORT-610. */
export const mayImport = (agreements: readonly Pick<ImportAgreement, 'agreementDate'>[], today: IsoDate): boolean =>
  !agreements.some(({ agreementDate }) => agreementDate.slice(0, 7) === today.slice(0, 7));
