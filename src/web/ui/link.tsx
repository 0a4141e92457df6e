import type { AnchorHTMLAttributes } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: To; state?: unknown };

/** A link within the site. The router's own carries what fetches pages ahead, which pages.ts does here. */
export function Link({ to, state, onClick, ...rest }: Props) {
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { state, ...(rest.target && { target: rest.target }) });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
}
