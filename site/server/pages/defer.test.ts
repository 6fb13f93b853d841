import { describe, expect, it } from 'vitest';
import { deferHydration, withoutScripts } from './defer.ts';

const HTML =
  '<head><link rel="modulepreload" href="/a.js"/><link rel="icon" href="/i.svg"/><style>p{}</style></head>' +
  '<body><script>context()</script><script type="module" async="">import "/a.js";</script>' +
  '<script type="application/ld+json">{"a":1}</script><script src="/x.js"></script></body>';

describe('deferring hydration', () => {
  const page = deferHydration(HTML);

  it('drops preloads and makes the module inert', () => {
    expect(page.html).not.toContain('modulepreload');
    expect(page.html).toContain('rel="icon"');
    expect(page.html).not.toContain('type="module"');
    expect(page.html).toContain('<script type="text/plain" id="hydrate">import "/a.js";</script>');
  });

  it('names exactly the scripts and styles that may run', () => {
    expect(page.scripts[0]).toBe('import "/a.js";');
    expect(page.scripts).toContain('context()');
    expect(page.scripts).toHaveLength(3);
    expect(page.styles).toEqual(['p{}']);
  });
});

it('a preview keeps its data and loses its scripts', () => {
  const page = withoutScripts(HTML);
  expect(page.html).toContain('ld+json');
  expect(page.html.match(/<script/g)).toHaveLength(1);
  expect(page.scripts).toEqual([]);
});
