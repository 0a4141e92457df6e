import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PROFILE_VIEWS, type ProfileView } from '#domain/profile/view.ts';
import { useProfileTexts } from '#web/lib/page-texts.ts';

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
  const { views, viewWithCount } = profileShell;
  const labelOf = (item: ProfileView) => {
    const count = item === 'plans' ? null : counts[item];
    return count === null ? views[item] : viewWithCount(views[item], count);
  };

  return (
    <nav className="side-navigation" aria-label={profileShell.sideNavigation}>
      <ul>
        {PROFILE_VIEWS.map((item) => (
          <li key={item}>
            <Link className="side-item" to={{ hash: item }} aria-current={item === view ? 'page' : undefined}>
              {labelOf(item)}
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
