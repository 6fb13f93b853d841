import type { HeadTags } from '#app/pages/head-tags.ts';
import type { HeadTag } from '#app/seo/seo.ts';

/** Read by search engines and link previews. */
export function Head({ tags, things }: HeadTags) {
  return (
    <>
      {tags.map((tag) => (
        <Tag key={JSON.stringify(tag)} tag={tag} />
      ))}
      {things.map((thing) => {
        const json = JSON.stringify(thing);
        // Nothing in a text may end the script.
        const __html = json.replaceAll('<', '\\u003c');
        return (
          <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
        );
      })}
    </>
  );
}

function Tag({ tag }: { tag: HeadTag }) {
  if ('rel' in tag) return <link {...tag} />;
  if ('title' in tag) return <title>{tag.title}</title>;
  return <meta {...tag} />;
}
