'use client';

import { rolesOf } from '@clinic/cms/access/roles';
import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import {
  Button,
  Drawer,
  toast,
  useAuth,
  useConfig,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { postToStudio } from '../post-to-studio.ts';
import { ArrangeList, type Arranged } from './arrange-list.tsx';

const DRAWER = 'arrange';

type Listed = { docs?: Record<string, unknown>[] };

/** Above a list: opens all entries in their order, to be dragged into another. */
export function Arrange({ collectionSlug = '' }: { collectionSlug?: string }) {
  const { i18n, t } = useTranslation<StudioWords, StudioWordKey>();
  const { permissions, user } = useAuth();
  const { getEntityConfig } = useConfig();
  const { closeModal, openModal } = useModal();
  const { code: locale } = useLocale();
  const router = useRouter();
  const [entries, setEntries] = useState<Arranged[]>([]);
  const [isBusy, setBusy] = useState(false);
  const title = getEntityConfig({ collectionSlug })?.admin.useAsTitle ?? 'id';
  // All languages share the order, so translators are refused.
  const mayArrange = rolesOf(user).some((role) => role === 'admin' || role === 'editor');
  if (!mayArrange || !permissions?.collections?.[collectionSlug]?.update) return null;

  async function open() {
    const query = new URLSearchParams({ locale, limit: '0', depth: '0', draft: 'true' });
    query.set('sort', 'order');
    query.set(`select[${title}]`, 'true');
    const answer = await readList(`/api/${collectionSlug}?${query}`);
    if (!answer?.docs) return void toast.error(t('arrange:failed'));
    setEntries(
      answer.docs.map((doc) => ({
        id: String(doc.id),
        name: typeof doc[title] === 'string' && doc[title] ? doc[title] : t('arrange:untitled'),
      })),
    );
    openModal(DRAWER);
  }

  async function save() {
    setBusy(true);
    const ids = entries.map(({ id }) => id);
    const { body, error } = await postToStudio(`${collectionSlug}/arrange`, i18n.language, { ids });
    setBusy(false);
    if (!body) return void toast.error(error || t('arrange:failed'));
    toast.success(t('arrange:saved'));
    closeModal(DRAWER);
    router.refresh();
  }

  return (
    <div className="arrange">
      <Button id="arrange" buttonStyle="secondary" size="small" onClick={open}>
        {t('arrange:open')}
      </Button>
      <Drawer slug={DRAWER} title={t('arrange:title')}>
        <p>{t('arrange:hint')}</p>
        <ArrangeList entries={entries} onChange={setEntries} />
        <Button id="arrange-save" onClick={save} disabled={isBusy}>
          {t('arrange:save')}
        </Button>
      </Drawer>
    </div>
  );
}

async function readList(address: string): Promise<Listed | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.json().catch(() => undefined);
}
