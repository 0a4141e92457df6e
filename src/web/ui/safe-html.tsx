import { Fragment, type ReactNode, useMemo } from 'react';
import { WholePhones } from './whole-phones.tsx';

/** All that a text from outside may be made of. Decision SHELL-602. */
const ALLOWED = ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li'] as const;
/** Their content is no text for people. */
const DROPPED = ['script', 'style', 'template', 'iframe', 'object', 'noscript', 'svg', 'math', 'textarea', 'title'];
const LINK = /^(https?:|tel:|mailto:)/i;

/** Draws what is on the list and the bare words of the rest: nothing of it runs, and no attribute is kept but a link. */
export function SafeHtml({ html }: { html: string }) {
  const body = useMemo(() => new DOMParser().parseFromString(html, 'text/html').body, [html]);
  return <>{childrenOf(body)}</>;
}

const childrenOf = (node: Node): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a text that was parsed once never changes its order.
  [...node.childNodes].map((child, place) => <Fragment key={place}>{draw(child)}</Fragment>);

function draw(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return <WholePhones>{node.textContent ?? ''}</WholePhones>;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (DROPPED.includes(name)) return null;
  if (name === 'a') return <SafeLink address={node.getAttribute('href')}>{childrenOf(node)}</SafeLink>;
  const Tag = ALLOWED.find((allowed) => allowed === name);
  if (Tag === 'br') return <br />;
  return Tag ? <Tag>{childrenOf(node)}</Tag> : childrenOf(node);
}

function SafeLink({ address, children }: { address: string | null; children: ReactNode }) {
  return address !== null && LINK.test(address) ? <a href={address}>{children}</a> : children;
}
