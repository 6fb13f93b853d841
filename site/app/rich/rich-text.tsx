/** An editor's HTML. It must have been sanitised when the snapshot was built. */
export function RichText({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
