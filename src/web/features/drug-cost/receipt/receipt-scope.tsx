import { type ReactNode, Suspense, useState } from 'react';
import type { ReceiptOf } from '#web/data/drug-cost.ts';
import { withTexts } from '#web/data/with-texts.ts';
import { late } from '#web/lib/late.ts';
import { OpenReceipt, type ReceiptSubject } from '#web/parts/drug-cost/receipt.tsx';

const ReceiptDialog = late(withTexts('drug-cost-receipt', () => import('./receipt-dialog.tsx')));

/** Lets each dollar below open its receipt. Its box comes with the first press, and stays for the focus to return. */
export function ReceiptScope({ of, children }: { of: ReceiptOf | null; children: ReactNode }) {
  const [subject, setSubject] = useState<ReceiptSubject | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (one: ReceiptSubject) => {
    setSubject(one);
    setOpen(true);
  };

  return (
    <OpenReceipt value={of && open}>
      {children}
      {of && subject && (
        <Suspense>
          <ReceiptDialog of={of} subject={subject} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenReceipt>
  );
}
