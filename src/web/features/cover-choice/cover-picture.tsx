import type { ReactNode } from 'react';
import type { CoverKind } from '#domain/plan-search/cover-kinds.ts';

const CROSS = 'M-3.5-10h7v6.500h6.500v7h-6.500v6.500h-7v-6.500h-6.500v-7h6.500z';
const PERSON = 'M0-11a5 5 0 0 1 0 10a5 5 0 0 1 0-10zM-9 10c0-7 4-9.500 9-9.500s9 2.500 9 9.500z';
const PILL = 'M-6.500-5h13a5 5 0 0 1 0 10h-13a5 5 0 0 1 0-10z';

const at = (x: number, y: number) => `translate(${x} ${y})`;
const Cross = ({ x, y }: { x: number; y: number }) => <path className="picture-sign" d={CROSS} transform={at(x, y)} />;
const Person = ({ x, y }: { x: number; y: number }) => (
  <path className="picture-sign" d={PERSON} transform={at(x, y)} />
);
const Pill = ({ x, y, tone = 'picture-sign' }: { x: number; y: number; tone?: string }) => (
  <path className={tone} d={PILL} transform={`${at(x, y)} rotate(-32)`} />
);

/** A box is one cover; what it holds is what it pays for. A drawing of what the words beside it say. */
const DRAWN: Record<CoverKind | 'not-sure', ReactNode> = {
  advantage: (
    <>
      <rect className="picture-second" x="6" y="10" width="108" height="18" />
      <rect className="picture-main" x="6" y="22" width="108" height="56" />
      <Cross x={30} y={50} />
      <Person x={60} y={50} />
      <Pill x={90} y={50} />
    </>
  ),
  'drug-plan': (
    <>
      <rect className="picture-main" x="4" y="22" width="66" height="56" />
      <Cross x={23} y={50} />
      <Person x={51} y={50} />
      <rect className="picture-second" x="80" y="36" width="36" height="42" />
      <Pill x={98} y={57} tone="picture-main" />
    </>
  ),
  supplement: (
    <>
      <path className="picture-main" d="M4 22h66v18h-14v20h14v18h-66z" />
      <Cross x={18} y={50} />
      <Person x={41} y={50} />
      <rect className="picture-second" x="60" y="41" width="20" height="18" />
      <rect className="picture-main" x="86" y="42" width="30" height="36" />
      <Pill x={101} y={60} />
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
