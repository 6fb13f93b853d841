import { ErrorSummary as ErrorSummary_eb58e3b7878631e3c2711aa3bf539172 } from '../../../components/error-messages/error-summary.tsx'
import { SentValueCell as SentValueCell_4dfde612c63b47fff2c1b86f57ba31d1 } from '../../../components/inbox/sent-value.tsx'
import { SentValue as SentValue_4dfde612c63b47fff2c1b86f57ba31d1 } from '../../../components/inbox/sent-value.tsx'
import { Conversation as Conversation_cdc9f9ba6f8773bab5f740935dcdf9c3 } from '../../../components/inbox/conversation.tsx'
import { BasedOn as BasedOn_74bbb6e99a8e7d35db6e211a75780c51 } from '../../../components/stale-saves/based-on.tsx'
import { RequestTabs as RequestTabs_2e81813357a7f280d4b886ab929187d1 } from '../../../components/inbox/request-tabs.tsx'
import { ExportSubscribers as ExportSubscribers_a2aeadf37354fc5bfa5071e10f6231e5 } from '../../../components/inbox/export-subscribers.tsx'
import { SendAgain as SendAgain_c97fe284c2c06d59d35183d00ac3b612 } from '../../../components/mail/send-again.tsx'
import { SourceText as SourceText_6402cfb0cc349182f50801588de941ea } from '../../../components/translations/source-text.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableCellsField as TableCellsField_833f095adcf4125e1cbc6e8f5d2e4472 } from '../../../components/text-blocks/table-cells-field.tsx'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NewEntry as NewEntry_c5dd9f55b64ec88dc6ef10aa4f573abe } from '../../../components/new-entries/new-entry.tsx'
import { LastChanged as LastChanged_fbc334a74c050d99fe6524d4fa1541d8 } from '../../../components/audit-log/last-changed.tsx'
import { StatusCell as StatusCell_5ca0525653e92e6d4af5f12a1f048b9e } from '../../../components/status/status-cell.tsx'
import { Arrange as Arrange_30798b1896c0e23aaad2d81bcfd6c468 } from '../../../components/arrange/arrange.tsx'
import { PublishLater as PublishLater_126484070e81b50c39bbe4c9ca178373 } from '../../../components/publish-later/publish-later.tsx'
import { SeeItLive as SeeItLive_4334f66a0ec52848f1e1a81205633cbb } from '../../../components/preview/see-it-live.tsx'
import { Publish as Publish_d82e2693471228210bd27483ffdc69ba } from '../../../components/payload-repairs/publish.tsx'
import { LivePreview as LivePreview_c1aa2ab026dc6d1179bfcf531dddd325 } from '../../../components/preview/live-preview.tsx'
import { PriceCell as PriceCell_de9a00b691ebe16c5c6331c1c67d2a0c } from '../../../components/prices/price-cell.tsx'
import { PriceField as PriceField_72d75f5da0227df218dde77cedc43eb4 } from '../../../components/prices/price-field.tsx'
import { PriceDiff as PriceDiff_c6cf156bfcf7962bb1d1489a84353548 } from '../../../components/prices/price-diff.tsx'
import { Country as Country_1e97c3eb4c80ff79f2047cd157a5c6b0 } from '../../../components/inbox/country.tsx'
import { ShownFrom as ShownFrom_304317cf7318fbd4289119ad35235a0a } from '../../../components/publish-later/shown-from.tsx'
import { AutomaticRedirects as AutomaticRedirects_3dfe05a1247cfe2c753e2665b50cbbcd } from '../../../components/redirects/automatic-redirects.tsx'
import { UsedIn as UsedIn_4e6c267a7b6b2c940ac3dc544db4fb5c } from '../../../components/usage/used-in.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { CurrentPassword as CurrentPassword_2cc4730fe9ba5622283dfaf4c9997fa9 } from '../../../components/accounts/current-password.tsx'
import { CurrentCode as CurrentCode_2cc4730fe9ba5622283dfaf4c9997fa9 } from '../../../components/accounts/current-password.tsx'
import { SetupCode as SetupCode_a82602a9c00686b6976a41efea902966 } from '../../../components/accounts/setup-code.tsx'
import { SecondFactor as SecondFactor_92455dc29f32c34ad7316523a3a23a3a } from '../../../components/second-factor/second-factor.tsx'
import { Sessions as Sessions_c495978e9ff1ff982f7e76147d7a5adc } from '../../../components/sessions/sessions.tsx'
import { Invitation as Invitation_ed7ddb46819de94d18de23b8bcca64e9 } from '../../../components/accounts/invitation.tsx'
import { LogSubjectCell as LogSubjectCell_5ce872ea0ea6d60f2fdbed91ce5453b4 } from '../../../components/audit-log/log-subject.tsx'
import { LogSubjectField as LogSubjectField_5ce872ea0ea6d60f2fdbed91ce5453b4 } from '../../../components/audit-log/log-subject.tsx'
import { IconField as IconField_020c3c2ab223fc038123e135b96658e7 } from '../../../components/icons/icon-field.tsx'
import { MenuRowLabel as MenuRowLabel_addf1f8793d4c86b45d0ed93ba52753e } from '../../../components/globals/menu-row-label.tsx'
import { FactorNotice as FactorNotice_00546e72bf6b2b16e35af96ce25d2e4c } from '../../../components/second-factor/factor-notice.tsx'
import { LogoMark as LogoMark_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { Logo as Logo_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { InboxNav as InboxNav_49644f397ead194ff307d9d3934fc819 } from '../../../components/inbox/inbox-nav.tsx'
import { GuideNavLink as GuideNavLink_75278baa2d59c5a94676d50472f1c1e2 } from '../../../components/guide/nav-link.tsx'
import { Dashboard as Dashboard_ed27c916dc198a31d64a0bb212bd657a } from '../../../components/overview/dashboard.tsx'
import { TranslationsNavLink as TranslationsNavLink_a5f0c1c722ea1cf73da4d4354e366a5e } from '../../../components/translations/nav-link.tsx'
import { Login as Login_c1ce3438281c9adc056a2970bbecd776 } from '../../../components/login/login.tsx'
import { TranslationsView as TranslationsView_fc2963cb7954fd6c2ce1252521fa96f9 } from '../../../components/translations/translations-view.tsx'
import { FirstStepsView as FirstStepsView_88d6310e2a1304771694dabee3b348ee } from '../../../components/first-steps/first-steps-view.tsx'
import { GuideView as GuideView_04d86701306d22449f28661f854afde2 } from '../../../components/guide/guide-view.tsx'
import { ModerationView as ModerationView_6593b7633c151b8679af746ad8d92a09 } from '../../../components/inbox/moderation-view.tsx'
import { PersonView as PersonView_fa71eb113e43f5e0c78bd8c282fc80cb } from '../../../components/inbox/person-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/error-messages/error-summary.tsx#ErrorSummary": ErrorSummary_eb58e3b7878631e3c2711aa3bf539172,
  "/components/inbox/sent-value.tsx#SentValueCell": SentValueCell_4dfde612c63b47fff2c1b86f57ba31d1,
  "/components/inbox/sent-value.tsx#SentValue": SentValue_4dfde612c63b47fff2c1b86f57ba31d1,
  "/components/inbox/conversation.tsx#Conversation": Conversation_cdc9f9ba6f8773bab5f740935dcdf9c3,
  "/components/stale-saves/based-on.tsx#BasedOn": BasedOn_74bbb6e99a8e7d35db6e211a75780c51,
  "/components/inbox/request-tabs.tsx#RequestTabs": RequestTabs_2e81813357a7f280d4b886ab929187d1,
  "/components/inbox/export-subscribers.tsx#ExportSubscribers": ExportSubscribers_a2aeadf37354fc5bfa5071e10f6231e5,
  "/components/mail/send-again.tsx#SendAgain": SendAgain_c97fe284c2c06d59d35183d00ac3b612,
  "/components/translations/source-text.tsx#SourceText": SourceText_6402cfb0cc349182f50801588de941ea,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/text-blocks/table-cells-field.tsx#TableCellsField": TableCellsField_833f095adcf4125e1cbc6e8f5d2e4472,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/new-entries/new-entry.tsx#NewEntry": NewEntry_c5dd9f55b64ec88dc6ef10aa4f573abe,
  "/components/audit-log/last-changed.tsx#LastChanged": LastChanged_fbc334a74c050d99fe6524d4fa1541d8,
  "/components/status/status-cell.tsx#StatusCell": StatusCell_5ca0525653e92e6d4af5f12a1f048b9e,
  "/components/arrange/arrange.tsx#Arrange": Arrange_30798b1896c0e23aaad2d81bcfd6c468,
  "/components/publish-later/publish-later.tsx#PublishLater": PublishLater_126484070e81b50c39bbe4c9ca178373,
  "/components/preview/see-it-live.tsx#SeeItLive": SeeItLive_4334f66a0ec52848f1e1a81205633cbb,
  "/components/payload-repairs/publish.tsx#Publish": Publish_d82e2693471228210bd27483ffdc69ba,
  "/components/preview/live-preview.tsx#LivePreview": LivePreview_c1aa2ab026dc6d1179bfcf531dddd325,
  "/components/prices/price-cell.tsx#PriceCell": PriceCell_de9a00b691ebe16c5c6331c1c67d2a0c,
  "/components/prices/price-field.tsx#PriceField": PriceField_72d75f5da0227df218dde77cedc43eb4,
  "/components/prices/price-diff.tsx#PriceDiff": PriceDiff_c6cf156bfcf7962bb1d1489a84353548,
  "/components/inbox/country.tsx#Country": Country_1e97c3eb4c80ff79f2047cd157a5c6b0,
  "/components/publish-later/shown-from.tsx#ShownFrom": ShownFrom_304317cf7318fbd4289119ad35235a0a,
  "/components/redirects/automatic-redirects.tsx#AutomaticRedirects": AutomaticRedirects_3dfe05a1247cfe2c753e2665b50cbbcd,
  "/components/usage/used-in.tsx#UsedIn": UsedIn_4e6c267a7b6b2c940ac3dc544db4fb5c,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/components/accounts/current-password.tsx#CurrentPassword": CurrentPassword_2cc4730fe9ba5622283dfaf4c9997fa9,
  "/components/accounts/current-password.tsx#CurrentCode": CurrentCode_2cc4730fe9ba5622283dfaf4c9997fa9,
  "/components/accounts/setup-code.tsx#SetupCode": SetupCode_a82602a9c00686b6976a41efea902966,
  "/components/second-factor/second-factor.tsx#SecondFactor": SecondFactor_92455dc29f32c34ad7316523a3a23a3a,
  "/components/sessions/sessions.tsx#Sessions": Sessions_c495978e9ff1ff982f7e76147d7a5adc,
  "/components/accounts/invitation.tsx#Invitation": Invitation_ed7ddb46819de94d18de23b8bcca64e9,
  "/components/audit-log/log-subject.tsx#LogSubjectCell": LogSubjectCell_5ce872ea0ea6d60f2fdbed91ce5453b4,
  "/components/audit-log/log-subject.tsx#LogSubjectField": LogSubjectField_5ce872ea0ea6d60f2fdbed91ce5453b4,
  "/components/icons/icon-field.tsx#IconField": IconField_020c3c2ab223fc038123e135b96658e7,
  "/components/globals/menu-row-label.tsx#MenuRowLabel": MenuRowLabel_addf1f8793d4c86b45d0ed93ba52753e,
  "/components/second-factor/factor-notice.tsx#FactorNotice": FactorNotice_00546e72bf6b2b16e35af96ce25d2e4c,
  "/components/logo.tsx#LogoMark": LogoMark_9424320fe61375ad57eb1dfc1964312a,
  "/components/logo.tsx#Logo": Logo_9424320fe61375ad57eb1dfc1964312a,
  "/components/inbox/inbox-nav.tsx#InboxNav": InboxNav_49644f397ead194ff307d9d3934fc819,
  "/components/guide/nav-link.tsx#GuideNavLink": GuideNavLink_75278baa2d59c5a94676d50472f1c1e2,
  "/components/overview/dashboard.tsx#Dashboard": Dashboard_ed27c916dc198a31d64a0bb212bd657a,
  "/components/translations/nav-link.tsx#TranslationsNavLink": TranslationsNavLink_a5f0c1c722ea1cf73da4d4354e366a5e,
  "/components/login/login.tsx#Login": Login_c1ce3438281c9adc056a2970bbecd776,
  "/components/translations/translations-view.tsx#TranslationsView": TranslationsView_fc2963cb7954fd6c2ce1252521fa96f9,
  "/components/first-steps/first-steps-view.tsx#FirstStepsView": FirstStepsView_88d6310e2a1304771694dabee3b348ee,
  "/components/guide/guide-view.tsx#GuideView": GuideView_04d86701306d22449f28661f854afde2,
  "/components/inbox/moderation-view.tsx#ModerationView": ModerationView_6593b7633c151b8679af746ad8d92a09,
  "/components/inbox/person-view.tsx#PersonView": PersonView_fa71eb113e43f5e0c78bd8c282fc80cb,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
