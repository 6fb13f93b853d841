'use client';

import type { Erased, Found } from '@clinic/cms/inbox/person/person-endpoints';
import type { Erasure } from '@clinic/cms/inbox/person/erasures';
import { Button, ConfirmationModal, toast, useModal } from '@payloadcms/ui';
import { useState, type FormEvent, useEffect } from 'react';
import Link from 'next/link';
import { clinicDate, clinicTime } from '../clinic-time-format.ts';
import { postToStudio } from '../post-to-studio.ts';
import { usePost } from '../use-post.ts';
import { useWords } from '../use-words.ts';

const CONFIRM = 'delete-person';
const PARTS = ['requests', 'testimonials', 'subscribers', 'mails', 'spooled'] as const;

type Result = { email: string; found: Found; isErased?: boolean };

export function PersonSearch() {
  const { language, t } = useWords();
  const { post } = usePost('person:notAddress');
  const { openModal } = useModal();
  const [email, setEmail] = useState('');
  const [result, setResult] = useState<Result>();
  const [erased, setErased] = useState(0);

  async function find(event: FormEvent) {
    event.preventDefault();
    const found = await post<Found>('person/find', { email });
    setResult(found && { email, found });
  }

  async function download({ email: address }: Result) {
    const answer = await fetch('/api/person/export', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: address }),
    }).catch(() => undefined);
    if (!answer?.ok) return void toast.error(t('person:failed'));
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await answer.blob());
    link.download = 'person.json';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async function erase({ email: address }: Result) {
    const data = { email: address };
    const { body } = await postToStudio<Erased>('person/erase', language, data);
    if (!body) return void toast.error(t('person:notSurelyDeleted'));
    setResult({ email: address, found: body.left, isErased: true });
    setEmail('');
    setErased(erased + 1);
  }

  const isEmpty = result && isNothing(result.found);
  // Submissions that wait on another machine can be deleted too, though they cannot be listed.
  const canErase = !isEmpty || (!result.isErased && result.found.unseenSpools > 0);
  return (
    <>
      <form className="person-search" onSubmit={find}>
        <label htmlFor="person-email">{t('person:email')}</label>
        <input
          id="person-email"
          type="email"
          autoComplete="off"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" margin={false}>
          {t('person:find')}
        </Button>
      </form>
      {result && (
        <div role="status">
          {isEmpty && <p>{t(result.isErased ? 'person:deleted' : 'person:nothing')}</p>}
          {!isEmpty && result.isErased && <p>{t('person:left')}</p>}
          <UnseenSpools {...result} />
        </div>
      )}
      {result && canErase && (
        <section aria-labelledby="person-found">
          <h2 id="person-found">{t('person:found')}</h2>
          <FoundEntries found={result.found} />
          <p className="moderate__actions">
            <Button margin={false} buttonStyle="secondary" onClick={() => download(result)}>
              {t('person:export')}
            </Button>
            <Button
              className="erase-all"
              margin={false}
              buttonStyle="secondary"
              onClick={() => openModal(CONFIRM)}
            >
              {t('person:delete')}
            </Button>
          </p>
          <ConfirmationModal
            modalSlug={CONFIRM}
            heading={t('person:confirmTitle')}
            body={<p>{t('person:confirmBody')}</p>}
            cancelLabel={t('person:cancel')}
            confirmLabel={t('person:confirm')}
            onConfirm={() => erase(result)}
          />
        </section>
      )}
      <Erasures key={erased} />
    </>
  );
}

/** Says how many machines may have submissions that this studio cannot see. */
function UnseenSpools({ found: { unseenSpools: count }, isErased }: Result) {
  const { t } = useWords();
  if (count === 0) return null;
  return <p>{t(isErased ? 'person:unseenErased' : 'person:unseen', { count })}</p>;
}

const isNothing = ({ counts }: Found) => Object.values(counts).every((count) => count === 0);

function FoundEntries({ found }: { found: Found }) {
  const { language, t } = useWords();
  return PARTS.filter((part) => found.counts[part] > 0).map((part) => (
    <section key={part}>
      <h3>
        {t(`person:${part}`)} <span className="inbox-tabs__count">{found.counts[part]}</span>
      </h3>
      <ul className="found-entries">
        {found.entries[part].map(({ id, at, name, href }) => (
          <li key={id}>
            {href ? <Link href={href}>{name}</Link> : name}{' '}
            {at && <time dateTime={at}>{clinicDate(at, language)}</time>}
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Erasures() {
  const { language, t } = useWords();
  const [erasures, setErasures] = useState<Erasure[]>();
  useEffect(() => {
    void fetch('/api/person/erasures')
      .then((answer) => answer.json() as Promise<{ erasures?: Erasure[] }>)
      .then((body) => setErasures(body.erasures ?? []))
      .catch(() => undefined);
  }, []);
  if (!erasures) return null;
  return (
    <section aria-labelledby="erasures">
      <h2 id="erasures">{t('person:log')}</h2>
      <p>{erasures.length === 0 ? t('person:logNone') : t('person:logNote')}</p>
      <ul className="found-entries">
        {erasures.map(({ id, at, by, counts }) => (
          <li key={id}>
            <time dateTime={at}>{clinicTime(at, language)}</time> {by}:{' '}
            {PARTS.filter((part) => counts[part])
              .map((part) => `${t(`person:${part}`)} ${counts[part]}`)
              .join(', ') || '0'}
          </li>
        ))}
      </ul>
    </section>
  );
}
