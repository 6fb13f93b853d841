import type { CollectionConfig, GlobalConfig } from 'payload';
import { LIVE_ADDRESS, previewUrl } from './preview.ts';

const LIVE_PREVIEW = {
  edit: { livePreview: { Component: '/components/preview/live-preview.tsx#LivePreview' } },
};
const SEE_IT_LIVE = {
  path: '/components/preview/see-it-live.tsx#SeeItLive',
  clientProps: { address: LIVE_ADDRESS },
};

/** Each call gives another address, so that the studio reloads the preview after every save. */
function framedUrl(name: string, id: string, locale: string): string {
  return `${previewUrl(name, id, locale)}&state=${Date.now()}`;
}

const PREVIEW_BUTTON = '/components/first-hour/first-hour-notes.tsx#NotedPreview';

type CollectionAdmin = NonNullable<CollectionConfig['admin']>;

export function previewAdmin(slug: string, admin: CollectionAdmin): CollectionAdmin {
  const { edit } = admin.components ?? {};
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), SEE_IT_LIVE];
  return {
    ...admin,
    components: {
      ...admin.components,
      edit: { ...edit, PreviewButton: PREVIEW_BUTTON, beforeDocumentControls },
      views: LIVE_PREVIEW,
    },
    preview: (doc, { locale }) => previewUrl(slug, String(doc.id), locale),
    livePreview: {
      url: ({ data, locale }) => (data.id ? framedUrl(slug, String(data.id), locale.code) : null),
    },
  };
}

type GlobalAdmin = NonNullable<GlobalConfig['admin']>;

export function globalPreviewAdmin(slug: string, admin: GlobalAdmin): GlobalAdmin {
  return {
    ...admin,
    components: {
      ...admin.components,
      elements: { ...admin.components?.elements, beforeDocumentControls: [SEE_IT_LIVE] },
      views: LIVE_PREVIEW,
    },
    preview: (_doc, { locale }) => previewUrl(slug, '', locale),
    livePreview: { url: ({ locale }) => framedUrl(slug, '', locale.code) },
  };
}
