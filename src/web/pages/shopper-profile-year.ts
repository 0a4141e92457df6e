import { useState } from 'react';
import { activeYear, yearsOnOffer } from '#domain/plan-year/active-year.ts';
import { setPlanYear } from '#web/lib/plan-tool.ts';
import { recallYear } from '#web/lib/remembered-place.ts';
import { useToday } from '#web/lib/today.ts';

/** The plan years on offer, and the one that the profile shows. */
export function useProfileYear() {
  const { today, known: dateKnown } = useToday();
  const [chosenYear, setChosenYear] = useState(recallYear);

  const onYear = (year: number) => {
    setPlanYear(year);
    setChosenYear(year);
  };
  return { years: yearsOnOffer(today), planYear: activeYear(today, chosenYear), dateKnown, onYear };
}
