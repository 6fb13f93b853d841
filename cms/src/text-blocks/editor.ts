import {
  BlocksFeature,
  FixedToolbarFeature,
  HeadingFeature,
  type FeatureProviderServer,
} from '@payloadcms/richtext-lexical';
import { safetyCard } from './safety-card.ts';
import { faqBlock } from './faq-block.ts';
import { filmBlock } from './film-block.ts';
import { quoteBlock } from './quote-block.ts';
import { tableBlock } from './table-block.ts';
import { basicTextFeatures } from './basic-text-features.ts';
import type { Block } from 'payload';

/** A picture of the library within a text, uncropped; its alternative text is the library's. */
const pictureBlock: Block = {
  slug: 'picture',
  labels: {
    singular: { en: 'Picture', de: 'Bild', it: 'Immagine' },
    plural: { en: 'Pictures', de: 'Bilder', it: 'Immagini' },
  },
  fields: [
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      required: true,
      label: { en: 'Picture', de: 'Bild', it: 'Immagine' },
    },
    {
      name: 'caption',
      type: 'text',
      maxLength: 200,
      label: { en: 'Caption', de: 'Legende', it: 'Didascalia' },
    },
  ],
};

export const BLOCKS: Block[] = [
  pictureBlock,
  quoteBlock,
  tableBlock,
  faqBlock,
  filmBlock,
  safetyCard(basicTextFeatures),
];

/** Only features that the site renders: no colours, no alignment, no pasted styles. */
export const editorFeatures = [
  ...basicTextFeatures,
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  BlocksFeature({ blocks: BLOCKS }),
  FixedToolbarFeature(),
] as FeatureProviderServer<unknown, unknown, unknown>[];
