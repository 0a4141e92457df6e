import { accessHistory } from './access-history.ts';

export const accessHistoryTexts = { accessHistory };
