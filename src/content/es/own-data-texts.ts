import { ownData } from './own-data.ts';

export const ownDataTexts = { ownData };
