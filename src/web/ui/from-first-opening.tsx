import { type ReactNode, Suspense, useState } from 'react';

/** Draws a box that is fetched by itself from its first opening on. It then stays, for the focus to return. */
export function FromFirstOpening({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened && <Suspense>{children}</Suspense>;
}
