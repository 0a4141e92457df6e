import type { ReactNode } from 'react';
import { PROFILE_VIEWS, type ProfileView } from '#domain/profile/view.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './profile.module.css';

type Props = {
  view: ProfileView;
  /** Null until it is known: then no number stands there. */
  counts: Readonly<Record<Exclude<ProfileView, 'plans'>, number | null>>;
  /** The card below the three items. */
  children: ReactNode;
};

/** Each item is a link to a hash, so that back and forward walk through the views. Decision SHELL-007. */
export function SideNavigation({ view, counts, children }: Props) {
  const { profileShell } = useProfileTexts();
  const { views } = profileShell;
  const countOf = (item: ProfileView) => (item === 'plans' ? undefined : counts[item]);

  return (
    <nav className={styles.sideNavigation} aria-label={profileShell.sideNavigation}>
      <ul>
        {PROFILE_VIEWS.map((item) => (
          <li key={item}>
            <Link className={styles.sideItem} to={{ hash: item }} aria-current={item === view ? 'page' : undefined}>
              <ItemLabel view={views[item]} count={countOf(item)} />
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}

/** A count that is not known yet has its place already, so that nothing moves when it comes. */
function ItemLabel({ view, count }: { view: string; count: number | null | undefined }) {
  const { viewWithCount } = useProfileTexts().profileShell;
  if (count === undefined) return view;
  if (count !== null) return <span>{viewWithCount(view, count)}</span>;
  return (
    <span>
      {view}
      <span className={styles.toCome} aria-hidden="true">
        {viewWithCount('', 0)}
      </span>
    </span>
  );
}
