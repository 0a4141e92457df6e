import { useHref } from 'react-router';
import { useProfileTexts } from '#web/data/page-texts.ts';
import { useStart } from '#web/lib/start-context.ts';
import styles from './banners.module.css';

/** Opens in a new tab; on phones it shows by its flag alone. ENV-407. */
export function BenefitsLink() {
  const { flags, site } = useStart();
  const { tools } = useProfileTexts().profileShell;
  const address = useHref(site.addresses.memberBenefits);

  return (
    <a
      className={`${styles.link} ${flags.memberBenefitsButtonForMobile ? '' : styles.notOnPhones}`}
      href={address}
      target="_blank"
      rel="noopener"
    >
      {tools.memberBenefits} <span className="visually-hidden">{tools.opensNewTab}</span>
    </a>
  );
}
