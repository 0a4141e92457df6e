import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SafeHtml } from './safe-html.tsx';

const drawn = (html: string) => render(<SafeHtml html={html} />).container.innerHTML;

test.each([
  ['simple marks stay', '<p>One <strong>two</strong><br>three</p>', '<p>One <strong>two</strong><br>three</p>'],
  ['a list stays', '<ul><li>one</li></ul>', '<ul><li>one</li></ul>'],
  ['a link stays', '<a href="tel:18005550131">call</a>', '<a href="tel:18005550131">call</a>'],
  ['other attributes go', '<p onclick="x()" style="top:0" id="a">one</p>', '<p>one</p>'],
  ['of an unknown mark its words stay', '<section><h1>one</h1></section>', 'one'],
  ['a script goes whole', 'one<script>alert(1)</script>', 'one'],
  ['a picture goes', '<img src="x" onerror="alert(1)">one', 'one'],
  ['a drawing goes whole', '<svg><a href="javascript:x()">one</a></svg>two', 'two'],
  ['a link that runs loses its address', '<a href="javascript:alert(1)">one</a>', 'one'],
  ['so does one that hides it', '<a href=" java&#10;script:alert(1)">one</a>', 'one'],
  ['so does one with data', '<a href="data:text/html,x">one</a>', 'one'],
  ['a name that every object has is no mark', '<constructor>one</constructor>', 'one'],
  ['text is text', '1 &lt; 2', '1 &lt; 2'],
])('[SHELL-602] %s', (_story, html, expected) => {
  expect(drawn(html)).toBe(expected);
});
