import {
  BlocksFeature,
  FixedToolbarFeature,
  HeadingFeature,
  type FeatureProviderServer,
} from '@payloadcms/richtext-lexical';
import { safetyCard } from './fields/safety-card.ts';
import { faqBlock } from './text-blocks/faq-block.ts';
import { filmBlock } from './text-blocks/film-block.ts';
import { pictureBlock } from './text-blocks/picture-block.ts';
import { quoteBlock } from './text-blocks/quote-block.ts';
import { tableBlock } from './text-blocks/table-block.ts';
import { basicTextFeatures } from './text-blocks/basic-text-features.ts';

/** Only features that the site renders: no colours, no alignment, no pasted styles. */
export const editorFeatures = [
  ...basicTextFeatures,
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  BlocksFeature({
    blocks: [
      pictureBlock,
      quoteBlock,
      tableBlock,
      faqBlock,
      filmBlock,
      safetyCard(basicTextFeatures),
    ],
  }),
  FixedToolbarFeature(),
] as FeatureProviderServer<unknown, unknown, unknown>[];
