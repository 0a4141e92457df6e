import { z } from 'zod';

export const recommendationReply = { preData: z.null().optional() };
