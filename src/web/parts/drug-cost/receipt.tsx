import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { formatCents } from '#content/format/money.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { ReceiptOf } from '#web/data/drug-cost.ts';
import { useStart, useTexts } from '#web/lib/start-context.ts';
import styles from './dollar.module.css';

/** What a plan pays for, or does not: the parts of a year that are never one figure. */
export const YEAR_PARTS = ['covered', 'supplemental', 'not-covered', 'not-sold'] as const;
export type YearPart = (typeof YEAR_PARTS)[number];

/** Which of a plan's dollars. */
export type ReceiptAbout =
  | { about: 'part'; part: YearPart; isHelped: boolean }
  | { about: 'year' | 'without-help' | 'average' | 'rest' }
  | { about: 'month'; month: number }
  | { about: 'drug' | 'fill'; ndc: string };

/** The dollar as it stands on the screen. */
export type ReceiptSubject = ReceiptAbout & { cents: Cents<'month' | 'year' | 'once'> };

/** Lets each dollar below it open its receipt, as soon as there are costs. What is below it stays what it is. */
export type ReceiptScope = ComponentType<{ of: ReceiptOf | null; children: ReactNode }>;

/** For parts that show dollars of several plans: a page that has receipts hands them the way. */
export const ReceiptScopeOfPage = createContext<ReceiptScope | null>(null);

/** Who opens the receipt of a dollar below; nobody where there is none to open. */
export const OpenReceipt = createContext<((subject: ReceiptSubject) => void) | null>(null);

type ReceiptsProps = { of: ReceiptOf | null; children: ReactNode };

/** The dollars of one plan. Without costs, or on a page that has no receipts, they are only text. */
export function Receipts({ of, children }: ReceiptsProps) {
  const Scope = useContext(ReceiptScopeOfPage);
  return Scope ? <Scope of={of}>{children}</Scope> : children;
}

type Props = {
  subject: ReceiptSubject;
  /** The dollar in its sentence; the bare dollar when it stands alone. */
  text?: string;
  /** What it is of, for those who hear the button and not what stands around it. */
  of: string;
};

/** A dollar that can be pressed. Where nothing can open its receipt it is only text. */
export function Dollar({ subject, text, of }: Props) {
  const open = useContext(OpenReceipt);
  const { shell } = useTexts();
  const { language } = useStart();
  const words = text ?? formatCents(subject.cents, language);

  if (!open) return words;
  return (
    <button
      type="button"
      className={styles.dollar}
      aria-haspopup="dialog"
      aria-label={shell.seeReceipt(`${words}, ${of}`)}
      onClick={() => open(subject)}
    >
      {words}
    </button>
  );
}
