import type { ReactNode } from 'react';
import { useHref, useLocation } from 'react-router';
import { useSavedPlanCount } from '#web/data/saved-plans.ts';
import { useViewer } from '#web/data/viewer.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './site-header.module.css';

export function SiteHeader() {
  const { texts, site, language } = useStart();
  const { shell } = texts;
  const count = useSavedPlanCount();
  const { kind, uuid } = useViewer();
  const hasProfile = uuid !== null;
  const signIn = useHref(site.addresses.signIn);
  const [first = '', ...rest] = site.name.split(' ');

  return (
    <header className={styles.header}>
      <div className="wrap">
        <Link className={styles.logo} to="/">
          <span>
            {first}
            <b aria-hidden="true">{site.nameAccent}</b> {rest.join(' ')}
          </span>
        </Link>
        <nav aria-label={shell.siteNavigation}>
          <PartLink to="/health-plans">
            <span className={styles.navWords}>{shell.shopPlans}</span>
          </PartLink>
          <PartLink to="/shopper-profile">
            <span className={styles.navWords}>{shell.yourProfile}</span>
            {hasProfile && count !== null && (
              <>
                {' '}
                {count > 0 && (
                  <span className={styles.count} aria-hidden="true">
                    {count}
                  </span>
                )}
                <span className="visually-hidden">({shell.savedPlans(count)})</span>
              </>
            )}
          </PartLink>
        </nav>
        {/* A plain link: the server answers this address. Only for who is not signed in: ROLE-608. */}
        {kind === 'guest' && (
          <a className={`${styles.language} ${styles.signIn}`} href={signIn}>
            {shell.signIn}
          </a>
        )}
        <LanguageSwitch other={language === 'en' ? 'es' : 'en'} name={shell.otherLanguage} />
      </div>
    </header>
  );
}

/** Marked while the page of the address, or one below it, is shown. */
function PartLink({ to, children }: { to: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** A plain link: the server keeps the choice, and the page starts anew in that language. */
function LanguageSwitch({ other, name }: { other: 'en' | 'es'; name: string }) {
  const { pathname, search, hash } = useLocation();
  const path = useHref(pathname);
  const wanted = new URLSearchParams(search);
  wanted.set('lang', other);

  return (
    <a className={styles.language} href={`${path}?${wanted}${hash}`} lang={other} hrefLang={other}>
      {name}
    </a>
  );
}
