import type { County } from '#contract/geography.ts';
import { handle } from '#server/http/handle.ts';

type Parts = { countiesOfZip: (zip: string) => Promise<County[]> };

export const geographyRoutes = ({ countiesOfZip }: Parts) => [
  handle('getCounties', async ({ params: { zip } }) => ({ data: { counties: await countiesOfZip(zip) } })),
];
