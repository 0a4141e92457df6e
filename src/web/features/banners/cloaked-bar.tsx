import { track } from '#web/data/events.ts';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { askForPopup } from '#web/data/popups.ts';
import { useShopperName } from '#web/data/profile.ts';
import { useViewer } from '#web/data/viewer.ts';
import styles from './banners.module.css';

/** Says who looks on at whose profile, and that nothing can be changed. No flag takes it away. ROLE-604. */
export default function CloakedBar() {
  const { account, cloaked } = useProfileTexts().banners;
  const viewer = useViewer();
  const shopper = useShopperName(viewer.uuid);
  const agent = viewer.agentUserName ?? '';

  return (
    <aside className={`${styles.banner} ${styles.cloaked}`} aria-label={cloaked.label}>
      <div className={styles.words}>
        <h2>{shopper ? cloaked.looksOnShopper(agent, shopper) : cloaked.looksOn(agent)}</h2>
        <p>{cloaked.viewOnly}</p>
      </div>
      <div className={styles.links}>
        {/* Tracked, and leads nowhere. ROLE-412 */}
        <button type="button" className={styles.link} onClick={() => track('view-profile', viewer)}>
          {account.manageProfile}
        </button>
        <button type="button" className={styles.link} onClick={() => askForPopup('sign-out')}>
          {account.signOut}
        </button>
      </div>
    </aside>
  );
}
