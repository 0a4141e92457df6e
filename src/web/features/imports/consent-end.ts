import { useEffect, useState } from 'react';
import { type ConsentEnd, readConsentEnd } from '#domain/imports/consent-end.ts';

/** How the shopper came back from where their claims are kept; a page that is loaded again does not say it again. */
export function useConsentEnd(): ConsentEnd | null {
  const [end, setEnd] = useState<ConsentEnd | null>(null);

  useEffect(() => {
    const { search, pathname, hash } = window.location;
    const said = readConsentEnd(search);
    if (said === null) return;
    window.history.replaceState(window.history.state, '', `${pathname}${said.rest}${hash}`);
    setEnd(said.end);
  }, []);

  return end;
}
