import { findUsages } from '@clinic/cms/usage/find-usages';
import { translator } from '@clinic/cms/studio-words/translator';
import Link from 'next/link';
import type { CollectionSlug, UIFieldServerProps } from 'payload';

export async function UsedIn({ collectionSlug, i18n, id, req }: UIFieldServerProps) {
  if (!id) return null;
  const t = translator(i18n);
  const places = await findUsages(req, collectionSlug as CollectionSlug, String(id));
  return (
    <section className="used-in">
      <h2 className="field-label">{t('files:usedIn')}</h2>
      {places.length === 0 && <p>{t('files:unused')}</p>}
      <ul>
        {places.map(({ href, name }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
