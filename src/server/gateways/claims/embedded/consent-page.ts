import { escapeHtml } from '#server/security/escape-html.ts';
import type { AuthorizeQuery } from './consents.ts';
import { type MadeUpPerson, PEOPLE } from './people.ts';

/** Asks who is there and what may be read. Everybody is made up, so nobody proves who they are. */
export const consentPage = (query: AuthorizeQuery) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Share made-up claims</title></head>
<body>
<main>
<h1>Share made-up claims</h1>
<p>These people are made up. In production, a keeper of real claims asks here.</p>
<form method="post">
${Object.entries(query).map(hiddenOf).join('\n')}
<p><label><input type="checkbox" name="share_person" value="yes" checked> Share the name and birthday too</label></p>
<p><label><input type="radio" name="how_long" value="months" checked> For 13 months</label></p>
<p><label><input type="radio" name="how_long" value="once"> Just once</label></p>
${PEOPLE.map(buttonOf).join('\n')}
<p><button name="person" value="">Do not share</button></p>
</form>
</main>
</body>
</html>`;

const hiddenOf = ([name, value]: [string, string]) =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;

const buttonOf = ({ id, firstName, lastName }: MadeUpPerson) =>
  `<p><button name="person" value="${escapeHtml(id)}">Share as ${escapeHtml(`${firstName} ${lastName}`)}</button></p>`;
