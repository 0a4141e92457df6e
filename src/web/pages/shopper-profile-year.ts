import { useState } from 'react';
import { activeYear, yearsOnOffer } from '#domain/plan-year/active-year.ts';
import { recallYear } from '#web/data/remembered-place.ts';
import { useToday } from '#web/data/today.ts';
import { setPlanYear } from '#web/parts/plan-search/plan-tool.ts';

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
