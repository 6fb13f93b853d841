import { ErrorSummary as ErrorSummary_ae8388d17be1bfbb198a397fcc96a15d } from '../../../components/error-messages/error-summary.tsx'
import { KeptInput as KeptInput_e408fccc5419650dc980839dc7e62951 } from '../../../components/kept-input/kept-input.tsx'
import { SentValueCell as SentValueCell_4dfde612c63b47fff2c1b86f57ba31d1 } from '../../../components/inbox/sent-value.tsx'
import { SentValue as SentValue_4dfde612c63b47fff2c1b86f57ba31d1 } from '../../../components/inbox/sent-value.tsx'
import { AboutCell as AboutCell_e6818fd3abbd57459546b8a37619ca51 } from '../../../components/inbox/about-cell.tsx'
import { Conversation as Conversation_cdc9f9ba6f8773bab5f740935dcdf9c3 } from '../../../components/inbox/conversation.tsx'
import { BasedOn as BasedOn_909befdbd9357c4b4f62f0517ff46595 } from '../../../components/stale-saves/based-on.tsx'
import { RequestTabs as RequestTabs_2e81813357a7f280d4b886ab929187d1 } from '../../../components/inbox/request-tabs.tsx'
import { EmptyList as EmptyList_3ca08814be58f208842959ed0681ce59 } from '../../../components/empty-lists/empty-list.tsx'
import { NotSaved as NotSaved_e408fccc5419650dc980839dc7e62951 } from '../../../components/kept-input/kept-input.tsx'
import { ExportSubscribers as ExportSubscribers_d44720f391f0c717b329c44df6c4f8e0 } from '../../../components/inbox/export-subscribers.tsx'
import { SendAgain as SendAgain_0cbd942d9ab237d888e8e8756d8371b6 } from '../../../components/mail/send-again.tsx'
import { AdviceNote as AdviceNote_40b1cbc211c6124853681a0e42d71b21 } from '../../../components/publish-advice/advice.tsx'
import { SourceText as SourceText_6402cfb0cc349182f50801588de941ea } from '../../../components/translations/source-text.tsx'
import { PictureCell as PictureCell_766b2614596e14c3ff79244017de00f5 } from '../../../components/pictures/picture-cell.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableCellsField as TableCellsField_833f095adcf4125e1cbc6e8f5d2e4472 } from '../../../components/text-blocks/table-cells-field.tsx'
import { PastedTexts as PastedTexts_f40a6e405a6469abc20412f6198558f8 } from '../../../components/pasted-texts/paste-plugin.tsx'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TextDiff as TextDiff_1ef06ad256c7bc11c690d25ffdd4ccfc } from '../../../components/versions/text-diff.tsx'
import { NewEntry as NewEntry_bf75487af489dcb30b2c6a803a8c02f3 } from '../../../components/new-entries/new-entry.tsx'
import { LastChanged as LastChanged_a15cf8b8d38dfa9a5c65ae2beebbf40a } from '../../../components/audit-log/last-changed.tsx'
import { StatusCell as StatusCell_5ca0525653e92e6d4af5f12a1f048b9e } from '../../../components/status/status-cell.tsx'
import { Arrange as Arrange_30798b1896c0e23aaad2d81bcfd6c468 } from '../../../components/arrange/arrange.tsx'
import { PublishLater as PublishLater_3c9c813d23cb3cd11c15dbb34d6a9201 } from '../../../components/publish-later/publish-later.tsx'
import { SeeItLive as SeeItLive_4334f66a0ec52848f1e1a81205633cbb } from '../../../components/preview/see-it-live.tsx'
import { NotedPreview as NotedPreview_27d1b9e69f3b64f17e76b3b62aad3e94 } from '../../../components/first-hour/first-hour-notes.tsx'
import { Publish as Publish_53760ee60fa5c8237144028ccd96829f } from '../../../components/payload-repairs/publish.tsx'
import { LivePreview as LivePreview_c1aa2ab026dc6d1179bfcf531dddd325 } from '../../../components/preview/live-preview.tsx'
import { VersionView as VersionView_9579fe1e46987fb2a432cc9e29e6048b } from '../../../components/versions/version-view.tsx'
import { List as List_b55a7b62142b3ce8b4b2a3395b7d3727 } from '../../../components/publish-many/list.tsx'
import { PriceCell as PriceCell_de9a00b691ebe16c5c6331c1c67d2a0c } from '../../../components/prices/price-cell.tsx'
import { PriceField as PriceField_72d75f5da0227df218dde77cedc43eb4 } from '../../../components/prices/price-field.tsx'
import { PriceDiff as PriceDiff_c6cf156bfcf7962bb1d1489a84353548 } from '../../../components/prices/price-diff.tsx'
import { Country as Country_1e97c3eb4c80ff79f2047cd157a5c6b0 } from '../../../components/inbox/country.tsx'
import { ShownFrom as ShownFrom_8892c43db5d52d4005aaacfac29d4eb9 } from '../../../components/publish-later/shown-from.tsx'
import { ChoosePage as ChoosePage_5fc8b0c395c6947d9ce786763bd598d8 } from '../../../components/redirects/choose-page.tsx'
import { AutomaticRedirects as AutomaticRedirects_3dfe05a1247cfe2c753e2665b50cbbcd } from '../../../components/redirects/automatic-redirects.tsx'
import { UsedIn as UsedIn_066fd61f8a0fcffa85507bb80ce4b43b } from '../../../components/usage/used-in.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { DropOnList as DropOnList_f90470e23aabe561b6cf2066c2c27308 } from '../../../components/photos/drop-on-list.tsx'
import { CurrentPassword as CurrentPassword_603aa28407c4b4e20707d77cdfe3dc63 } from '../../../components/accounts/current-password.tsx'
import { CurrentCode as CurrentCode_603aa28407c4b4e20707d77cdfe3dc63 } from '../../../components/accounts/current-password.tsx'
import { SetupCode as SetupCode_c68f3ae42641188d5a1706945785c7a6 } from '../../../components/accounts/setup-code.tsx'
import { Invitation as Invitation_3f84608d7386b726a5a4b45af4161342 } from '../../../components/accounts/invitation.tsx'
import { SecondFactor as SecondFactor_de54dfe83764a57afc75cb1539828432 } from '../../../components/second-factor/second-factor.tsx'
import { Sessions as Sessions_9c5cf5808e84a7f040848ae7c44bf373 } from '../../../components/sessions/sessions.tsx'
import { LogSubjectCell as LogSubjectCell_12743814db0936674b7c65f0109768d7 } from '../../../components/audit-log/log-subject.tsx'
import { LogSubjectField as LogSubjectField_12743814db0936674b7c65f0109768d7 } from '../../../components/audit-log/log-subject.tsx'
import { GlobalVersionsView as GlobalVersionsView_01aaf11426866eb37c9524ecf78e11df } from '../../../components/versions/versions-view.tsx'
import { IconField as IconField_020c3c2ab223fc038123e135b96658e7 } from '../../../components/icons/icon-field.tsx'
import { MenuRowLabel as MenuRowLabel_ca2e477ff59b6d35b694480ccd9991d6 } from '../../../components/globals/menu-row-label.tsx'
import { FactorNotice as FactorNotice_4ac6ab2d7bee41323d7c33bf348a79bb } from '../../../components/second-factor/factor-notice.tsx'
import { LogInAgain as LogInAgain_ee7ec4541a5a2c73b126465c18c1c126 } from '../../../components/kept-input/log-in-again.tsx'
import { WholeErrors as WholeErrors_b268cce342b743362f6cff11a487e1c9 } from '../../../components/error-messages/whole-errors.tsx'
import { UndoOffer as UndoOffer_9c1dd1fb084ba60e2057a1eaf1f3b304 } from '../../../components/undo/undo-offer.tsx'
import { PhotoGate as PhotoGate_cea7106a1b1c08db62c7c47fa1b869b8 } from '../../../components/photos/photo-gate.tsx'
import { TranslatedNames as TranslatedNames_0d81dd186706a74807963ec2d4001ff5 } from '../../../components/payload-repairs/translated-names.tsx'
import { LogoMark as LogoMark_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { Logo as Logo_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { OpenSearch as OpenSearch_1956c1cb0728ae445b491d69adc96382 } from '../../../components/studio-search/open-search.tsx'
import { InboxNav as InboxNav_49644f397ead194ff307d9d3934fc819 } from '../../../components/inbox/inbox-nav.tsx'
import { GuideNavLink as GuideNavLink_75278baa2d59c5a94676d50472f1c1e2 } from '../../../components/guide/nav-link.tsx'
import { Dashboard as Dashboard_890a83406b902e9e4611a5e772491f93 } from '../../../components/overview/dashboard.tsx'
import { TranslationsNavLink as TranslationsNavLink_a5f0c1c722ea1cf73da4d4354e366a5e } from '../../../components/translations/nav-link.tsx'
import { ModerationView as ModerationView_6593b7633c151b8679af746ad8d92a09 } from '../../../components/inbox/moderation-view.tsx'
import { PersonView as PersonView_fa71eb113e43f5e0c78bd8c282fc80cb } from '../../../components/inbox/person-view.tsx'
import { Login as Login_e4c512a18c366c47a224edbe1ad48f1c } from '../../../components/login/login.tsx'
import { TranslationsView as TranslationsView_fc2963cb7954fd6c2ce1252521fa96f9 } from '../../../components/translations/translations-view.tsx'
import { FirstStepsView as FirstStepsView_88d6310e2a1304771694dabee3b348ee } from '../../../components/first-steps/first-steps-view.tsx'
import { GuideView as GuideView_04d86701306d22449f28661f854afde2 } from '../../../components/guide/guide-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/error-messages/error-summary.tsx#ErrorSummary": ErrorSummary_ae8388d17be1bfbb198a397fcc96a15d,
  "/components/kept-input/kept-input.tsx#KeptInput": KeptInput_e408fccc5419650dc980839dc7e62951,
  "/components/inbox/sent-value.tsx#SentValueCell": SentValueCell_4dfde612c63b47fff2c1b86f57ba31d1,
  "/components/inbox/sent-value.tsx#SentValue": SentValue_4dfde612c63b47fff2c1b86f57ba31d1,
  "/components/inbox/about-cell.tsx#AboutCell": AboutCell_e6818fd3abbd57459546b8a37619ca51,
  "/components/inbox/conversation.tsx#Conversation": Conversation_cdc9f9ba6f8773bab5f740935dcdf9c3,
  "/components/stale-saves/based-on.tsx#BasedOn": BasedOn_909befdbd9357c4b4f62f0517ff46595,
  "/components/inbox/request-tabs.tsx#RequestTabs": RequestTabs_2e81813357a7f280d4b886ab929187d1,
  "/components/empty-lists/empty-list.tsx#EmptyList": EmptyList_3ca08814be58f208842959ed0681ce59,
  "/components/kept-input/kept-input.tsx#NotSaved": NotSaved_e408fccc5419650dc980839dc7e62951,
  "/components/inbox/export-subscribers.tsx#ExportSubscribers": ExportSubscribers_d44720f391f0c717b329c44df6c4f8e0,
  "/components/mail/send-again.tsx#SendAgain": SendAgain_0cbd942d9ab237d888e8e8756d8371b6,
  "/components/publish-advice/advice.tsx#AdviceNote": AdviceNote_40b1cbc211c6124853681a0e42d71b21,
  "/components/translations/source-text.tsx#SourceText": SourceText_6402cfb0cc349182f50801588de941ea,
  "/components/pictures/picture-cell.tsx#PictureCell": PictureCell_766b2614596e14c3ff79244017de00f5,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/text-blocks/table-cells-field.tsx#TableCellsField": TableCellsField_833f095adcf4125e1cbc6e8f5d2e4472,
  "/components/pasted-texts/paste-plugin.tsx#PastedTexts": PastedTexts_f40a6e405a6469abc20412f6198558f8,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/versions/text-diff.tsx#TextDiff": TextDiff_1ef06ad256c7bc11c690d25ffdd4ccfc,
  "/components/new-entries/new-entry.tsx#NewEntry": NewEntry_bf75487af489dcb30b2c6a803a8c02f3,
  "/components/audit-log/last-changed.tsx#LastChanged": LastChanged_a15cf8b8d38dfa9a5c65ae2beebbf40a,
  "/components/status/status-cell.tsx#StatusCell": StatusCell_5ca0525653e92e6d4af5f12a1f048b9e,
  "/components/arrange/arrange.tsx#Arrange": Arrange_30798b1896c0e23aaad2d81bcfd6c468,
  "/components/publish-later/publish-later.tsx#PublishLater": PublishLater_3c9c813d23cb3cd11c15dbb34d6a9201,
  "/components/preview/see-it-live.tsx#SeeItLive": SeeItLive_4334f66a0ec52848f1e1a81205633cbb,
  "/components/first-hour/first-hour-notes.tsx#NotedPreview": NotedPreview_27d1b9e69f3b64f17e76b3b62aad3e94,
  "/components/payload-repairs/publish.tsx#Publish": Publish_53760ee60fa5c8237144028ccd96829f,
  "/components/preview/live-preview.tsx#LivePreview": LivePreview_c1aa2ab026dc6d1179bfcf531dddd325,
  "/components/versions/version-view.tsx#VersionView": VersionView_9579fe1e46987fb2a432cc9e29e6048b,
  "/components/publish-many/list.tsx#List": List_b55a7b62142b3ce8b4b2a3395b7d3727,
  "/components/prices/price-cell.tsx#PriceCell": PriceCell_de9a00b691ebe16c5c6331c1c67d2a0c,
  "/components/prices/price-field.tsx#PriceField": PriceField_72d75f5da0227df218dde77cedc43eb4,
  "/components/prices/price-diff.tsx#PriceDiff": PriceDiff_c6cf156bfcf7962bb1d1489a84353548,
  "/components/inbox/country.tsx#Country": Country_1e97c3eb4c80ff79f2047cd157a5c6b0,
  "/components/publish-later/shown-from.tsx#ShownFrom": ShownFrom_8892c43db5d52d4005aaacfac29d4eb9,
  "/components/redirects/choose-page.tsx#ChoosePage": ChoosePage_5fc8b0c395c6947d9ce786763bd598d8,
  "/components/redirects/automatic-redirects.tsx#AutomaticRedirects": AutomaticRedirects_3dfe05a1247cfe2c753e2665b50cbbcd,
  "/components/usage/used-in.tsx#UsedIn": UsedIn_066fd61f8a0fcffa85507bb80ce4b43b,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/components/photos/drop-on-list.tsx#DropOnList": DropOnList_f90470e23aabe561b6cf2066c2c27308,
  "/components/accounts/current-password.tsx#CurrentPassword": CurrentPassword_603aa28407c4b4e20707d77cdfe3dc63,
  "/components/accounts/current-password.tsx#CurrentCode": CurrentCode_603aa28407c4b4e20707d77cdfe3dc63,
  "/components/accounts/setup-code.tsx#SetupCode": SetupCode_c68f3ae42641188d5a1706945785c7a6,
  "/components/accounts/invitation.tsx#Invitation": Invitation_3f84608d7386b726a5a4b45af4161342,
  "/components/second-factor/second-factor.tsx#SecondFactor": SecondFactor_de54dfe83764a57afc75cb1539828432,
  "/components/sessions/sessions.tsx#Sessions": Sessions_9c5cf5808e84a7f040848ae7c44bf373,
  "/components/audit-log/log-subject.tsx#LogSubjectCell": LogSubjectCell_12743814db0936674b7c65f0109768d7,
  "/components/audit-log/log-subject.tsx#LogSubjectField": LogSubjectField_12743814db0936674b7c65f0109768d7,
  "/components/versions/versions-view.tsx#GlobalVersionsView": GlobalVersionsView_01aaf11426866eb37c9524ecf78e11df,
  "/components/icons/icon-field.tsx#IconField": IconField_020c3c2ab223fc038123e135b96658e7,
  "/components/globals/menu-row-label.tsx#MenuRowLabel": MenuRowLabel_ca2e477ff59b6d35b694480ccd9991d6,
  "/components/second-factor/factor-notice.tsx#FactorNotice": FactorNotice_4ac6ab2d7bee41323d7c33bf348a79bb,
  "/components/kept-input/log-in-again.tsx#LogInAgain": LogInAgain_ee7ec4541a5a2c73b126465c18c1c126,
  "/components/error-messages/whole-errors.tsx#WholeErrors": WholeErrors_b268cce342b743362f6cff11a487e1c9,
  "/components/undo/undo-offer.tsx#UndoOffer": UndoOffer_9c1dd1fb084ba60e2057a1eaf1f3b304,
  "/components/photos/photo-gate.tsx#PhotoGate": PhotoGate_cea7106a1b1c08db62c7c47fa1b869b8,
  "/components/payload-repairs/translated-names.tsx#TranslatedNames": TranslatedNames_0d81dd186706a74807963ec2d4001ff5,
  "/components/logo.tsx#LogoMark": LogoMark_9424320fe61375ad57eb1dfc1964312a,
  "/components/logo.tsx#Logo": Logo_9424320fe61375ad57eb1dfc1964312a,
  "/components/studio-search/open-search.tsx#OpenSearch": OpenSearch_1956c1cb0728ae445b491d69adc96382,
  "/components/inbox/inbox-nav.tsx#InboxNav": InboxNav_49644f397ead194ff307d9d3934fc819,
  "/components/guide/nav-link.tsx#GuideNavLink": GuideNavLink_75278baa2d59c5a94676d50472f1c1e2,
  "/components/overview/dashboard.tsx#Dashboard": Dashboard_890a83406b902e9e4611a5e772491f93,
  "/components/translations/nav-link.tsx#TranslationsNavLink": TranslationsNavLink_a5f0c1c722ea1cf73da4d4354e366a5e,
  "/components/inbox/moderation-view.tsx#ModerationView": ModerationView_6593b7633c151b8679af746ad8d92a09,
  "/components/inbox/person-view.tsx#PersonView": PersonView_fa71eb113e43f5e0c78bd8c282fc80cb,
  "/components/login/login.tsx#Login": Login_e4c512a18c366c47a224edbe1ad48f1c,
  "/components/translations/translations-view.tsx#TranslationsView": TranslationsView_fc2963cb7954fd6c2ce1252521fa96f9,
  "/components/first-steps/first-steps-view.tsx#FirstStepsView": FirstStepsView_88d6310e2a1304771694dabee3b348ee,
  "/components/guide/guide-view.tsx#GuideView": GuideView_04d86701306d22449f28661f854afde2,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
