import { z } from 'zod';

/** No application can be started here yet. */
export const applicationsReply = {
  enrollmentsDetails: z.strictObject({ enrollments: z.array(z.never()) }).optional(),
};
