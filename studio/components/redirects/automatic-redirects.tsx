import { CLINIC } from '@clinic/cms/clinic-config/clinic';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@clinic/cms/clinic-config/locales';
import { translator } from '@clinic/cms/studio-words/translator';
import { getTranslation } from '@payloadcms/translations';
import Link from 'next/link';
import type { AfterListTableServerProps, CollectionSlug, Payload } from 'payload';
import { RemoveRedirect } from './remove-redirect.tsx';

type Former = { id: string; collection: string; entry: string; locale: string; slug: string };

/** The redirects from former addresses of entries, below those that editors have written. */
export async function AutomaticRedirects({ i18n, payload }: AfterListTableServerProps) {
  const t = translator(i18n);
  const { docs } = await payload.find({
    collection: 'slug_history',
    depth: 0,
    pagination: false,
    sort: ['collection', 'slug'],
  });
  const language = LOCALES.find((known) => known === i18n.language) ?? DEFAULT_LOCALE;
  const titles = await readTitles(payload, docs, language);
  const kindOf = (slug: string) => {
    const config = payload.collections[slug as CollectionSlug]?.config;
    return config ? getTranslation(config.labels.singular, i18n) : slug;
  };
  return (
    <section className="automatic-redirects" aria-labelledby="automatic-redirects">
      <h2 id="automatic-redirects">{t('redirects:automatic')}</h2>
      <p>{t('redirects:about')}</p>
      {docs.length === 0 && <p>{t('redirects:none')}</p>}
      {docs.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>{t('redirects:from')}</th>
              <th>{t('redirects:language')}</th>
              <th>{t('redirects:to')}</th>
              <th>{t('redirects:remove')}</th>
            </tr>
          </thead>
          <tbody>
            {docs.map(({ id, collection, entry, locale, slug }: Former) => (
              <tr key={id}>
                <td>…/{slug}</td>
                <td>{CLINIC.languages[locale]?.name ?? locale}</td>
                <td>
                  <Link href={`/admin/collections/${collection}/${entry}?locale=${locale}`}>
                    {kindOf(collection)}: {titles.get(entry) ?? t('redirects:gone')}
                  </Link>
                </td>
                <td>
                  <RemoveRedirect id={id} slug={slug} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

async function readTitles(payload: Payload, formers: readonly Former[], language: Locale) {
  const titles = new Map<string, string>();
  for (const slug of new Set(formers.map(({ collection }) => collection))) {
    const collection = slug as CollectionSlug;
    const title = payload.collections[collection]?.config.admin.useAsTitle;
    if (!title) continue;
    const ids = formers.filter((former) => former.collection === slug).map(({ entry }) => entry);
    const { docs } = await payload.find({
      collection,
      where: { id: { in: ids } },
      locale: language,
      fallbackLocale: DEFAULT_LOCALE,
      depth: 0,
      pagination: false,
    });
    for (const doc of docs) {
      const { [title]: name }: Record<string, unknown> = { ...doc };
      titles.set(String(doc.id), String(name ?? ''));
    }
  }
  return titles;
}
