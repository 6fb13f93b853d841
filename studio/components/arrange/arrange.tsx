'use client';

import { rolesOf } from '@clinic/cms/access/roles';
import { Button, Drawer, toast, useAuth, useConfig, useLocale, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { readFromStudio } from '../read-from-studio.ts';
import { usePost } from '../use-post.ts';
import { useWords } from '../use-words.ts';
import { ArrangeList, type Arranged } from './arrange-list.tsx';

const DRAWER = 'arrange';

type Listed = { docs: Record<string, unknown>[] };

export function Arrange({ collectionSlug = '' }: { collectionSlug?: string }) {
  const { t } = useWords();
  const { isBusy, post } = usePost('arrange:failed');
  const { permissions, user } = useAuth();
  const { getEntityConfig } = useConfig();
  const { closeModal, openModal } = useModal();
  const { code: locale } = useLocale();
  const router = useRouter();
  const [entries, setEntries] = useState<Arranged[]>([]);
  const title = getEntityConfig({ collectionSlug })?.admin.useAsTitle ?? 'id';
  // All languages share the order, so translators are refused.
  const mayArrange = rolesOf(user).some((role) => role === 'admin' || role === 'editor');
  if (!mayArrange || !permissions?.collections?.[collectionSlug]?.update) return null;

  async function open() {
    const query = new URLSearchParams({
      ...{ locale, limit: '0', depth: '0', draft: 'true', sort: 'order' },
      [`select[${title}]`]: 'true',
    });
    const answer = await readFromStudio<Listed>(`${collectionSlug}?${query}`);
    if (!answer) return void toast.error(t('arrange:failed'));
    setEntries(
      answer.docs.map((doc) => ({
        id: String(doc.id),
        name: typeof doc[title] === 'string' && doc[title] ? doc[title] : t('arrange:untitled'),
      })),
    );
    openModal(DRAWER);
  }

  async function save() {
    const ids = entries.map(({ id }) => id);
    if (!(await post(`${collectionSlug}/arrange`, { ids }))) return;
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
