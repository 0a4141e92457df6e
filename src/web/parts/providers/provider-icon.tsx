import type { Provider } from '#contract/saved-providers.ts';
import { type ProviderIcon as Icon, providerIcon } from '#domain/providers/directory-type.ts';

const PATHS: Record<Icon, string> = {
  dental:
    'M7 3c-2.5 0-4 2-4 4.5 0 3 1.5 4 2 7 .4 3 1 6.500 2.500 6.500S9 16 12 16s3 5 4.500 5 2.100-3.500 2.500-6.500c.5-3 2-4 2-7C21 5 19.500 3 17 3c-2 0-3 1-5 1S9 3 7 3z',
  behavioral:
    'M9 21v-3H7a2 2 0 0 1-2-2v-2.500L3.500 12 5 9.500A7 7 0 0 1 12 3a7 7 0 0 1 7 7c0 2.500-1 4.200-3 5.500V21M9.500 10h5M12 7.500v5',
  place: 'M4 21V6l8-3 8 3v15M2 21h20M12 8v6M9 11h6M10 21v-4h4v4',
  default: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4.500 3.500-7 8-7s8 2.500 8 7',
};

export const iconOf = ({ providerCoverageType, type }: Pick<Provider, 'providerCoverageType' | 'type'>): Icon =>
  providerIcon(providerCoverageType, type);

/** What kind of care it is. The words beside it say it too. DOC-602. */
export const ProviderIcon = ({ icon, className }: { icon: Icon; className?: string | undefined }) => (
  <svg
    viewBox="0 0 24 24"
    width="28"
    height="28"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
    data-icon={icon}
    className={className}
  >
    <path d={PATHS[icon]} />
  </svg>
);
