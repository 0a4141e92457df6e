/** Whom an id token is about. It was checked when the session was opened, and was kept sealed since. */
export function subjectOf(idToken: string): string | null {
  const [, payload = ''] = idToken.split('.');
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { sub?: unknown };
  return typeof sub === 'string' ? sub : null;
}
