import { STATE_NAMES } from '#domain/geography/state-names.ts';

export const isStateCode = (text: string) => STATE_NAMES.some(({ code }) => code === text.toUpperCase());
