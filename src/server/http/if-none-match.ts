/** Whether If-None-Match names an ETag, which proxies that compress mark as weak. RFC 9110, 13.1.2. */
export const isNamed = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
