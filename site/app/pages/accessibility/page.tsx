import { useTranslations } from 'use-intl';
import { Article } from '#app/entries/article.tsx';
import { definePage } from '#app/page/page.ts';
import { textPageData } from '#app/pages/text/data.ts';
import { usePageData } from '#app/shell/page-context.ts';

const accessibilityData = textPageData('accessibility');

function AccessibilityPage() {
  const page = usePageData<typeof accessibilityData>();
  return <Article article={page} hasContents={false} afterText={<ShortcutSwitch />} />;
}

/** Visitors must be able to turn off a one-key shortcut; behaviours/search.ts shows the switch. */
function ShortcutSwitch() {
  const t = useTranslations('searchShortcut');
  return (
    <section
      data-search-shortcut=""
      hidden
      aria-labelledby="search-shortcut"
      className="mt-12 max-w-text"
    >
      <h2 id="search-shortcut" className="text-2xl">
        {t('title')}
      </h2>
      <p id="search-shortcut-hint" className="mt-3">
        {t('hint', { keys: '/' })}
      </p>
      <label className="mt-3 inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          aria-describedby="search-shortcut-hint"
          className="size-5 accent-brand-500"
        />
        {t('label', { keys: '/' })}
      </label>
    </section>
  );
}

export const accessibilityPage = definePage({ data: accessibilityData, View: AccessibilityPage });
