/** A text of an editor. It was sanitised when the snapshot was built; nothing else may come here. */
export function RichText({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
