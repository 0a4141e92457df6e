import type { ImportSummary } from '#domain/session/toast.ts';
import { useSessionFacts } from '#web/data/session-facts.ts';

/** What this session imported; null as long as that was nothing. Its numbers alone, never what was imported. */
export const useImportSummary = (): ImportSummary | null => useSessionFacts().imported;
