'use client';

import type { Erased, Found } from '@clinic/cms/inbox/person/person-endpoints';
import type { StudioWordKey, StudioWords } from '@clinic/cms/studio-words/studio-words';
import { Button, ConfirmationModal, toast, useModal, useTranslation } from '@payloadcms/ui';
import { useState, type FormEvent } from 'react';
import { Erasures } from './erasures.tsx';
import { FoundEntries } from './found-entries.tsx';

const CONFIRM = 'delete-person';

/** What a search has found, or the look after a deletion. */
type Result = { email: string; found: Found; isErased?: boolean };

/** Asks for an address, shows what is stored about it, and hands it out or deletes it. */
export function PersonSearch() {
  const { t } = useTranslation<StudioWords, StudioWordKey>();
  const { openModal } = useModal();
  const [email, setEmail] = useState('');
  const [result, setResult] = useState<Result>();
  const [erased, setErased] = useState(0);

  async function find(event: FormEvent) {
    event.preventDefault();
    const answer = await post('find', email);
    const body = (await answer?.json().catch(() => undefined)) as Found | Refused | undefined;
    if (!answer?.ok || !body || 'errors' in body) {
      setResult(undefined);
      toast.error(messageOf(body) ?? t('person:notAddress'));
      return;
    }
    setResult({ email, found: body as Found });
  }

  async function download({ email: address }: Result) {
    const answer = await post('export', address);
    if (!answer?.ok) {
      toast.error(t('person:failed'));
      return;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await answer.blob());
    link.download = 'person.json';
    link.click();
    URL.revokeObjectURL(link.href);
  }

  async function erase({ email: address }: Result) {
    const answer = await post('erase', address);
    if (!answer?.ok) {
      toast.error(t('person:notSurelyDeleted'));
      return;
    }
    const { left } = (await answer.json()) as Erased;
    setResult({ email: address, found: left, isErased: true });
    setEmail('');
    setErased(erased + 1);
  }

  const isEmpty = result && isNothing(result.found);
  // What waits on another machine can be deleted too, though it cannot be listed.
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
            <Button margin={false} buttonStyle="error" onClick={() => openModal(CONFIRM)}>
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

/** A studio sees only what waits on its own machine. */
function UnseenSpools({ found: { unseenSpools: count }, isErased }: Result) {
  const { t } = useTranslation<StudioWords, StudioWordKey>();
  if (count === 0) return null;
  return <p>{t(isErased ? 'person:unseenErased' : 'person:unseen', { count })}</p>;
}

const isNothing = ({ counts }: Found) => Object.values(counts).every((count) => count === 0);

type Refused = { errors: { message?: string }[] };

function messageOf(body: object | undefined): string | undefined {
  return body && 'errors' in body ? (body as Refused).errors[0]?.message : undefined;
}

async function post(action: string, email: string): Promise<Response | undefined> {
  return fetch(`/api/person/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  }).catch(() => undefined);
}
