import { useProfileTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './profile.module.css';

/** The pages that the profile can navigate to. SHELL-021. */
export function ToolLinks() {
  const { addresses } = useStart().site;
  const { tools } = useProfileTexts().profileShell;

  const links = [
    [tools.shop, addresses.planSummary],
    [tools.drugCosts, addresses.drugCostEstimator],
    [tools.pharmacies, addresses.pharmacySearch],
    [tools.education, addresses.medicareEducation],
  ] as const;

  return (
    <section className={`${styles.tile} ${styles.toolLinks}`} aria-labelledby="profile-tools">
      <h2 id="profile-tools">{tools.title}</h2>
      <ul>
        {links.map(([label, address]) => (
          <li key={address}>
            <Link to={address}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
