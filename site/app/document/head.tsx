import { headTags } from '#app/pages/head-tags.ts';
import type { HeadTag } from '#app/seo/seo.ts';
import type { PageView } from '#app/shell/page-context.ts';
import type { DescribedPage } from '#app/pages/page-things.ts';

/** What search engines and link previews read. On an error nothing: its page has a title of its own. */
export function Head({ view }: { view: PageView }) {
  if (!view.data) return null;
  const { tags, things } = headTags(view.data as DescribedPage, view.path, view.shell);
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
