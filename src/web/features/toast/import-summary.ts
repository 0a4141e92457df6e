import type { ImportSummary } from '#domain/session/toast.ts';

/** What this session imported; null until a member import runs. Its numbers alone, never what was imported. */
export const useImportSummary = (): ImportSummary | null => null;
