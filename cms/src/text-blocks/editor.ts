import {
  BlocksFeature,
  FixedToolbarFeature,
  HeadingFeature,
  type FeatureProviderServer,
} from '@payloadcms/richtext-lexical';
import { safetyCard } from './safety-card.ts';
import { faqBlock } from './faq-block.ts';
import { filmBlock } from './film-block.ts';
import { pictureBlock } from './picture-block.ts';
import { quoteBlock } from './quote-block.ts';
import { tableBlock } from './table-block.ts';
import { basicTextFeatures } from './basic-text-features.ts';

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
