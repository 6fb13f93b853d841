import { statusIn, type Status } from '@clinic/cms/translations/translation-row';
import type { CollectionSlug, DocumentViewServerProps, GlobalSlug, Where } from 'payload';

export type Version = { id: string; updatedAt?: string; version?: object };
type Known = { published?: Version | null | undefined; draft?: Version | null | undefined };
export type VersionState = 'currentDraft' | 'draft' | 'currentlyPublished' | 'previouslyPublished';

/** The state of a version in one language; Payload does not understand a status per language. */
export function versionState(
  one: Version,
  locale: string,
  { draft, published }: Known,
): VersionState {
  const isCurrent = one.id === published?.id;
  if (statusOf(one, locale) === 'published') {
    return isCurrent ? 'currentlyPublished' : 'previouslyPublished';
  }
  const isLatest =
    one.id === draft?.id && !((published?.updatedAt ?? '') > (draft.updatedAt ?? ''));
  return isLatest ? 'currentDraft' : 'draft';
}

export function statusOf({ version }: Version, locale: string): string | undefined {
  return statusIn((version as { _status?: Status } | undefined)?._status, locale);
}

/** The latest draft and publication in one language, where Payload takes those of any language. */
export async function readKnown(props: DocumentViewServerProps, locale: string): Promise<Known> {
  const { hasPublishedDoc, initPageResult } = props;
  const { collectionConfig, docID, globalConfig, req } = initPageResult;
  const { payload, user } = req;
  async function latest(status: string): Promise<Version | undefined> {
    const where: Where = {
      and: [
        { 'version._status': { equals: status } },
        ...(collectionConfig ? [{ parent: { equals: docID } }] : []),
      ],
    };
    const common = { where, locale, user, limit: 1, depth: 0, sort: '-updatedAt' } as const;
    const { docs } = collectionConfig
      ? await payload.findVersions({
          ...{ ...common, collection: collectionConfig.slug as CollectionSlug },
          overrideAccess: false,
        })
      : await payload.findGlobalVersions({
          ...{ ...common, slug: globalConfig?.slug as GlobalSlug },
          overrideAccess: false,
        });
    return docs[0];
  }
  const [draft, published] = await Promise.all([latest('draft'), latest('published')]);
  return { draft, published: hasPublishedDoc ? published : undefined };
}
