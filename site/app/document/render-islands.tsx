import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { PLACEHOLDER, type PlacedIsland } from '#app/island.tsx';
import { IslandRoot } from '#app/islands/hydration/island-root.tsx';
import { messagesOf, pickWords } from '#app/messages/catalog.ts';
import type { Site } from '#app/site-context.ts';
import { keepTogetherInTree } from '#app/typography/keep-together.ts';
import { ISLANDS } from './island-catalog.ts';

/** Fills the placeholders once the page is rendered, since React renders one tree at a time. */
export function withIslands(html: string, islands: readonly PlacedIsland[], site: Site): string {
  return html.replace(PLACEHOLDER, (mark, index: string) => {
    const island = islands[Number(index)];
    return island ? renderIsland(island, Number(index), site) : mark;
  });
}

function renderIsland(
  { name, props, isRendered }: PlacedIsland,
  index: number,
  site: Site,
): string {
  const island: { Component?: unknown; words: readonly string[] } = ISLANDS[name];
  const { Component, words: wanted } = island;
  const words = keepTogetherInTree(pickWords(messagesOf(site.locale), wanted));
  const data = { props, words, site, ...(isRendered && { prefix: `island${index}-` }) };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  const script = `<script type="application/json">${json}</script>`;
  if (!isRendered || !Component) return script;
  const Shown = Component as ComponentType<object>;
  const html = renderToString(
    <IslandRoot words={words} site={site}>
      <Shown {...props} />
    </IslandRoot>,
    { identifierPrefix: data.prefix },
  );
  return `${script}<div>${html}</div>`;
}
