import { useState } from 'react';
import { formatDate } from '#content/format/date.ts';
import type { ImportSummaryData, MemberImport } from '#contract/imports.ts';
import { areClaimsFound, isAnythingFound } from '#domain/imports/found.ts';
import { useUndoImport } from '#web/data/imports.ts';
import { useImportsPageTexts } from '#web/data/page-texts.ts';
import { announce } from '#web/lib/announce.ts';
import { problemText } from '#web/lib/problem-text.ts';
import { useStart, useTexts } from '#web/lib/start-context.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FoundGroup } from './found-group.tsx';
import styles from './imports.module.css';

/** What the last import found and what became of each, and the way to take it back whole. */
export function LastImport({ memberImport }: { memberImport: MemberImport }) {
  const { last: words } = useImportsPageTexts();
  const texts = useTexts();
  const { language } = useStart();
  const undo = useUndoImport();
  const [isAsking, setAsking] = useState(false);
  const { lastSummary, importedOn, undoable } = memberImport;

  return (
    <section className={`panel ${styles.claims}`}>
      <h2>{importedOn ? words.title(formatDate(importedOn, language)) : words.none}</h2>
      {lastSummary && <Summary summary={lastSummary} />}
      {undo.error && (
        <Notice tone="problem" urgent>
          <p>{problemText(undo.error, texts)}</p>
        </Notice>
      )}
      {undo.isSuccess && !undoable && (
        <Notice tone="note">
          <p>{words.undone}</p>
        </Notice>
      )}
      {undoable && (
        <div className="actions no-print">
          <button
            type="button"
            className="ds-c-button"
            aria-disabled={undo.isPending}
            onClick={() => {
              if (!undo.isPending) setAsking(true);
            }}
          >
            {words.undo}
          </button>
        </div>
      )}
      <p className="quiet">{words.next}</p>
      <ConfirmDialog
        {...words.undoDialog}
        isOpen={isAsking}
        onConfirm={() => {
          setAsking(false);
          undo.mutate(undefined, { onSuccess: () => announce(words.undone) });
        }}
        onKeep={() => setAsking(false)}
      >
        <p>{words.undoDialog.text}</p>
      </ConfirmDialog>
    </section>
  );
}

function Summary({ summary }: { summary: ImportSummaryData }) {
  const { last: words } = useImportsPageTexts();
  const { language } = useStart();
  const { drugs, pharmacy } = summary.importedDrugsAndPharmacySummary;
  const day = (date: string) => formatDate(date, language);
  if (!isAnythingFound(summary)) return <p>{words.nothing}</p>;

  return (
    <>
      {!areClaimsFound(summary) && <p>{words.noClaims}</p>}
      <FoundGroup
        title={words.drugs}
        items={drugs.map(({ nationalDrugCode, drugName, filledOn, outcome }) => ({
          key: nationalDrugCode,
          name: drugName,
          facts: [words.filled(day(filledOn)), words.outcomes[outcome]],
        }))}
      />
      <FoundGroup
        title={words.pharmacy}
        items={(pharmacy ? [pharmacy] : []).map(({ pharmacyNumber, pharmacyName, usedOn, outcome }) => ({
          key: pharmacyNumber,
          name: pharmacyName,
          facts: [words.used(day(usedOn)), words.outcomes[outcome]],
        }))}
      />
      <FoundGroup
        title={words.doctors}
        items={summary.importedProvidersSummary.providers.map(
          ({ nationalProviderId, providerName, lastVisitOn, outcome }) => ({
            key: nationalProviderId,
            name: providerName,
            facts: [words.seen(day(lastVisitOn)), words.outcomes[outcome]],
          }),
        )}
      />
      <FoundGroup
        title={words.plans}
        items={summary.importedPlansData.plans.map((plan) => ({
          key: `${plan.contractId}-${plan.pbpNumber}-${plan.segmentId} ${plan.effectiveDate}`,
          name: plan.planName,
          facts: [
            plan.effectiveDate ? words.from(day(plan.effectiveDate)) : '',
            plan.terminationDate ? words.to(day(plan.terminationDate)) : '',
          ],
        }))}
      />
    </>
  );
}
