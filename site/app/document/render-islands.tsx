import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { PLACEHOLDER, type PlacedIsland } from '#app/island.tsx';
import { IslandRoot } from '#app/islands/island-root.tsx';
import { messagesOf, pickWords } from '#app/messages/catalog.ts';
import type { Site } from '#app/site-context.ts';
import { keepTogetherInTree } from '#app/typography/keep-together.ts';
import { ISLANDS } from './island-catalog.ts';

/**
 * Puts the islands into a finished page, each with what brings it to life: its props, its own words
 * and what it knows of the site. They are made after the page, because React makes one tree at a
 * time.
 */
export function withIslands(html: string, islands: readonly PlacedIsland[], site: Site): string {
  return html.replace(PLACEHOLDER, (mark, index: string) => {
    const island = islands[Number(index)];
    return island ? made(island, Number(index), site) : mark;
  });
}

function made({ name, props, isRendered }: PlacedIsland, index: number, site: Site): string {
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
