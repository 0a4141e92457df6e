import type { ReactNode } from 'react';
import type { ProfileView } from '#domain/profile/view.ts';
import styles from './shopper-profile-page.module.css';

type Props = { name: ProfileView; view: ProfileView; children: ReactNode };

/** Hidden from everybody unless chosen. It stays mounted, so that a refusal which comes meanwhile is not lost. */
export const ShopperProfileView = ({ name, view, children }: Props) => (
  <section className={styles.view} data-view={name} hidden={name !== view}>
    {children}
  </section>
);
