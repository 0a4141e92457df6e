import { z } from 'zod';

export const supplementReply = { medsuppData: z.null().optional(), macraData: z.null().optional() };
