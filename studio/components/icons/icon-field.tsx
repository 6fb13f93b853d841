'use client';

import { drawingOf, findDrawings } from '@clinic/cms/icons/drawings';
import { readerLanguage } from '@clinic/cms/studio-words/studio-languages';
import { Button, FieldError, FieldLabel, TextareaInput, useAuth, useField } from '@payloadcms/ui';
import type { TextareaFieldClientComponent } from 'payload';
import { useId, useState } from 'react';
import { useWords } from '../use-words.ts';

export const IconField: TextareaFieldClientComponent = ({ field, path: place, readOnly }) => {
  const { language: reader, t } = useWords();
  const { user } = useAuth();
  const { disabled, path, setValue, showError, value } = useField<string | null>({
    potentiallyStalePath: place,
  });
  const [isOpen, setOpen] = useState(false);
  const [question, setQuestion] = useState('');
  const search = useId();
  const language = readerLanguage(reader);
  const chosen = value ? drawingOf(value) : undefined;
  const isFixed = readOnly || disabled;

  function choose(svg: string | null) {
    setValue(svg);
    setOpen(false);
    setQuestion('');
  }

  return (
    <div className={`field-type icon-field ${showError ? 'error' : ''}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <FieldError path={path} showError={showError} />
      <div className="icon-field__chosen" id={`field-${path.replaceAll('.', '__')}`}>
        {value && <Drawn svg={value} />}
        <span>{value ? (chosen?.name[language] ?? t('icons:own')) : t('icons:none')}</span>
        <Button
          buttonStyle="secondary"
          size="small"
          disabled={isFixed}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'icons:close' : 'icons:choose')}
        </Button>
        {value && (
          <Button buttonStyle="none" size="small" disabled={isFixed} onClick={() => choose(null)}>
            {t('icons:remove')}
          </Button>
        )}
      </div>
      {isOpen && (
        <div className="icon-field__choice">
          <label htmlFor={search}>{t('icons:search')}</label>
          <input
            id={search}
            type="search"
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
          <ul>
            {findDrawings(question, language).map(({ name, svg }) => (
              <li key={name.en}>
                <button
                  type="button"
                  aria-pressed={svg === chosen?.svg}
                  title={name[language]}
                  onClick={() => choose(svg)}
                >
                  <Drawn svg={svg} />
                  <span>{name[language]}</span>
                </button>
              </li>
            ))}
          </ul>
          {user?.roles?.includes('admin') && (
            <TextareaInput
              path={`${path}-svg`}
              label={t('icons:svg')}
              rows={3}
              readOnly={isFixed}
              value={chosen ? '' : (value ?? '')}
              onChange={(event) => setValue(event.target.value)}
            />
          )}
        </div>
      )}
    </div>
  );
};

/** Draws an icon as an image, in which an SVG that somebody typed cannot run scripts. */
function Drawn({ svg }: { svg: string }) {
  return <span className="drawn" style={{ maskImage: `url("${asImage(svg)}")` }} aria-hidden />;
}

function asImage(svg: string): string {
  const styled = svg.replace(
    /^\s*<svg\b/,
    '<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"',
  );
  return `data:image/svg+xml,${encodeURIComponent(styled)}`;
}
