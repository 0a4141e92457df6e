import { type ComponentProps, lazy, Suspense } from 'react';
import { withTexts } from '#web/data/with-texts.ts';

const Tool = lazy(withTexts('provider-search', () => import('./provider-search-tool.tsx')));

/** Program and texts of the search come when it is opened. */
export const ProviderSearchOverlay = (props: ComponentProps<typeof Tool>) => (
  <Suspense fallback={null}>
    <Tool {...props} />
  </Suspense>
);
