import type { ReactNode } from 'react';
import type { CoverKind } from '#domain/plan-search/cover-kinds.ts';
import styles from './cover-picture.module.css';

const CROSS = 'M-3.5-10h7v6.500h6.500v7h-6.500v6.500h-7v-6.500h-6.500v-7h6.500z';
const PERSON = 'M0-11a5 5 0 0 1 0 10a5 5 0 0 1 0-10zM-9 10c0-7 4-9.500 9-9.500s9 2.500 9 9.500z';
const PILL = 'M-6.500-5h13a5 5 0 0 1 0 10h-13a5 5 0 0 1 0-10z';

const at = (x: number, y: number) => `translate(${x} ${y})`;
const SIGNS = { 'on-main': 'picture-sign', 'on-second': `picture-main ${styles.onSecond}` };
type SignProps = { x: number; y: number; tone?: 'on-main' | 'on-second' };

const Cross = ({ x, y, tone = 'on-main' }: SignProps) => (
  <path className={SIGNS[tone]} d={CROSS} transform={at(x, y)} />
);
const Person = ({ x, y, tone = 'on-main' }: SignProps) => (
  <path className={SIGNS[tone]} d={PERSON} transform={at(x, y)} />
);
const Pill = ({ x, y, tone = 'on-main' }: SignProps) => (
  <path className={SIGNS[tone]} d={PILL} transform={`${at(x, y)} rotate(-32)`} />
);

/** A box is one cover, and what it holds is what it pays for; what a private company sells is in the second tone. */
const DRAWN: Record<CoverKind | 'not-sure', ReactNode> = {
  advantage: (
    <>
      <rect className="picture-second" x="6" y="16" width="108" height="62" />
      <Cross x={30} y={47} tone="on-second" />
      <Person x={60} y={47} tone="on-second" />
      <Pill x={90} y={47} tone="on-second" />
    </>
  ),
  'drug-plan': (
    <>
      <rect className="picture-main" x="4" y="22" width="66" height="56" />
      <Cross x={23} y={50} />
      <Person x={51} y={50} />
      <rect className="picture-second" x="80" y="36" width="36" height="42" />
      <Pill x={98} y={57} tone="on-second" />
    </>
  ),
  supplement: (
    <>
      <rect className="picture-second" x="4" y="8" width="66" height="22" />
      <rect className="picture-main" x="4" y="34" width="66" height="44" />
      <Cross x={23} y={56} />
      <Person x={51} y={56} />
      <rect className="picture-second" x="80" y="36" width="36" height="42" />
      <Pill x={98} y={57} tone="on-second" />
    </>
  ),
  'not-sure': (
    <>
      <rect className="picture-main" x="4" y="30" width="34" height="44" />
      <rect className="picture-second" x="43" y="18" width="34" height="56" />
      <rect className="picture-main" x="82" y="40" width="34" height="34" />
    </>
  ),
};

type Props = { kind: CoverKind | 'not-sure'; width: number; className?: string | undefined };

export function CoverPicture({ kind, width, className = '' }: Props) {
  return (
    <svg
      className={`picture ${className}`}
      viewBox="0 0 120 88"
      width={width}
      height={(width * 88) / 120}
      aria-hidden="true"
      focusable="false"
    >
      {DRAWN[kind]}
    </svg>
  );
}
