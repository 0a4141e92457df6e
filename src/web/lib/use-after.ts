import { useEffect, useState } from 'react';

/** False at first, and true so many milliseconds after the screen was drawn. */
export function useAfter(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}
