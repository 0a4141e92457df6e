import { type ComponentProps, Suspense } from 'react';
import { withTexts } from '#web/data/with-texts.ts';
import { late } from '#web/lib/late.ts';

const Tool = late(withTexts('provider-search', () => import('./provider-search-tool.tsx')));

/** Program and texts of the search come when it is opened. */
export const ProviderSearchOverlay = (props: ComponentProps<typeof Tool>) => (
  <Suspense fallback={null}>
    <Tool {...props} />
  </Suspense>
);
