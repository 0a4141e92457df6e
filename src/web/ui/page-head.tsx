import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useStart } from '#web/lib/start-context.ts';
import styles from './page-head.module.css';

// The first page is announced by the browser itself; after that, who can not see needs to be told of a new one.
let shownPlace: string | null = null;
let focused: { heading: HTMLElement; main: Element } | null = null;

/** The heading that had the focus made way for another of the same page, such as one that stood while it was loading. */
const wentWithFocus = () =>
  focused?.main.isConnected === true && !focused.heading.isConnected && document.activeElement === document.body;

type Props = {
  title: string;
  /** What the browser tab says, where the heading would be too long. */
  name?: string;
  /** Which part of the page it heads, where a page has several and shows one at a time. */
  part?: string;
  isShown?: boolean;
  children?: ReactNode;
};

/** The heading of a page. It names the browser tab, and takes the focus when a link led here. */
export function PageHead({ title, name = title, part = '', isShown = true, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const { texts, site, onTitle } = useStart();
  const documentTitle = texts.shell.pageTitle(name, site.name);
  // A link to the part that is shown already leads to its heading too.
  const place = part ? `${pathname}#${part} ${key}` : pathname;
  if (isShown) onTitle?.(documentTitle);

  useEffect(() => {
    if (isShown) document.title = documentTitle;
  }, [documentTitle, isShown]);

  useEffect(() => {
    if (!isShown) return;
    // A link may be followed before the page that it is on was taken over, and had its heading.
    const isFirst = shownPlace === null && navigation !== 'PUSH';
    if (!isFirst && (shownPlace !== place || wentWithFocus())) {
      heading.current?.focus();
      const main = heading.current?.closest('main');
      focused = heading.current && main ? { heading: heading.current, main } : null;
    }
    shownPlace = place;
  }, [place, isShown, navigation]);

  return (
    <header className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  );
}
