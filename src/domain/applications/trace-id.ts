/** Names one fetch of an application from the enrollment service. Decision ENROLL-413: no separator, epoch milliseconds. */
export const traceIdOf = (siteId: string, at: number) => `${siteId}${at}`;

/** Whether it names a fetch of that site. ENROLL-623. */
export const isTraceIdOf = (siteId: string, traceId: string) =>
  traceId.startsWith(siteId) && /^\d{1,15}$/.test(traceId.slice(siteId.length));
