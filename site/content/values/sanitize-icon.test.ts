import { expect, it } from 'vitest';
import { sanitizeIcon } from './sanitize-icon.ts';

it('keeps shapes and leaves the frame to the page', () => {
  expect(
    sanitizeIcon('<svg viewBox="0 0 24 24"><path d="M1 2h3"/><circle cx="5" cy="5" r="2"/></svg>'),
  ).toBe('<path d="M1 2h3"/><circle cx="5" cy="5" r="2"/>');
});

it('keeps the box of an icon that is drawn in another one', () => {
  expect(sanitizeIcon('<svg viewBox="0 0 48 48"><path d="M1 2"/></svg>')).toBe(
    '<svg viewBox="0 0 48 48"><path d="M1 2"/></svg>',
  );
});

it.each([
  '<svg onload="alert(1)"><path d="M1 2" onclick="alert(1)" style="color:red" class="x" id="y"/></svg>',
  '<svg><script>alert(1)</script><path d="M1 2"/></svg>',
  '<svg><style>*{display:none}</style><path d="M1 2" fill="url(https://evil.example/x)"/></svg>',
  '<svg><foreignObject><iframe src="https://evil.example"></iframe></foreignObject><path d="M1 2"/></svg>',
  '<svg><use href="https://evil.example/x.svg#y"/><image href="x.png"/><path d="M1 2"/></svg>',
  '<svg><a href="javascript:alert(1)"><path d="M1 2"/></a><animate attributeName="href"/></svg>',
  '<svg viewBox="0 0 24 24"><title>x</title>text<path d="M1 2"/></svg>',
])('leaves nothing else: %s', (svg) => {
  expect(sanitizeIcon(svg)).toBe('<path d="M1 2"/>');
});

it.each(['', 'no picture', '<svg></svg>', '<svg><script>1</script></svg>'])(
  'is none without shapes: %s',
  (svg) => {
    expect(sanitizeIcon(svg)).toBeUndefined();
  },
);
