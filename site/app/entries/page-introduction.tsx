import type { IntroducedPageId } from '#app/routing/text-pages.ts';
import { useShell } from '#app/shell/page-context.ts';
import { Picture } from '#app/ui/picture.tsx';
import { PageTitle } from './page-title.tsx';

/** What stands above a list or a form: title, introduction and, if editors chose one, a picture. */
export function PageIntroduction({ page }: { page: IntroducedPageId }) {
  const { title, intro, picture } = useShell().wordsOf(page);
  return (
    <>
      <PageTitle title={title} intro={intro} />
      {picture && (
        <Picture
          picture={picture}
          ratio="5/2"
          sizes="(min-width: 1280px) 1216px, 92vw"
          priority
          className="mt-8 w-full rounded-card"
        />
      )}
    </>
  );
}
