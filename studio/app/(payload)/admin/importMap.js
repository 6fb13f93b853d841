import { BasedOn as BasedOn_74bbb6e99a8e7d35db6e211a75780c51 } from '../../../components/based-on.tsx'
import { ExportSubscribers as ExportSubscribers_a2aeadf37354fc5bfa5071e10f6231e5 } from '../../../components/export-subscribers.tsx'
import { SendAgain as SendAgain_c97fe284c2c06d59d35183d00ac3b612 } from '../../../components/send-again.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StatusCell as StatusCell_5ca0525653e92e6d4af5f12a1f048b9e } from '../../../components/status/status-cell.tsx'
import { SeeItLive as SeeItLive_4334f66a0ec52848f1e1a81205633cbb } from '../../../components/preview/see-it-live.tsx'
import { Publish as Publish_d82e2693471228210bd27483ffdc69ba } from '../../../components/publish.tsx'
import { LivePreview as LivePreview_c1aa2ab026dc6d1179bfcf531dddd325 } from '../../../components/preview/live-preview.tsx'
import { AutomaticRedirects as AutomaticRedirects_3dfe05a1247cfe2c753e2665b50cbbcd } from '../../../components/redirects/automatic-redirects.tsx'
import { UsedIn as UsedIn_4e6c267a7b6b2c940ac3dc544db4fb5c } from '../../../components/used-in.tsx'
import { SetupCode as SetupCode_a82602a9c00686b6976a41efea902966 } from '../../../components/setup-code.tsx'
import { MenuRowLabel as MenuRowLabel_addf1f8793d4c86b45d0ed93ba52753e } from '../../../components/menu-row-label.tsx'
import { LogoMark as LogoMark_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { Logo as Logo_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/based-on.tsx#BasedOn": BasedOn_74bbb6e99a8e7d35db6e211a75780c51,
  "/components/export-subscribers.tsx#ExportSubscribers": ExportSubscribers_a2aeadf37354fc5bfa5071e10f6231e5,
  "/components/send-again.tsx#SendAgain": SendAgain_c97fe284c2c06d59d35183d00ac3b612,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/status/status-cell.tsx#StatusCell": StatusCell_5ca0525653e92e6d4af5f12a1f048b9e,
  "/components/preview/see-it-live.tsx#SeeItLive": SeeItLive_4334f66a0ec52848f1e1a81205633cbb,
  "/components/publish.tsx#Publish": Publish_d82e2693471228210bd27483ffdc69ba,
  "/components/preview/live-preview.tsx#LivePreview": LivePreview_c1aa2ab026dc6d1179bfcf531dddd325,
  "/components/redirects/automatic-redirects.tsx#AutomaticRedirects": AutomaticRedirects_3dfe05a1247cfe2c753e2665b50cbbcd,
  "/components/used-in.tsx#UsedIn": UsedIn_4e6c267a7b6b2c940ac3dc544db4fb5c,
  "/components/setup-code.tsx#SetupCode": SetupCode_a82602a9c00686b6976a41efea902966,
  "/components/menu-row-label.tsx#MenuRowLabel": MenuRowLabel_addf1f8793d4c86b45d0ed93ba52753e,
  "/components/logo.tsx#LogoMark": LogoMark_9424320fe61375ad57eb1dfc1964312a,
  "/components/logo.tsx#Logo": Logo_9424320fe61375ad57eb1dfc1964312a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
