import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { MEDIA_FOLDER } from '../src/files/folders'
import { cleanLibrary } from '../src/pictures/clean-library'

/** Pictures whose focal point was set while they were uploaded were stored with all their metadata. */
export async function up({ payload, req }: MigrateUpArgs): Promise<void> {
  const { cleaned, putAside } = await cleanLibrary(MEDIA_FOLDER, req)
  if (cleaned.length > 0) payload.logger.info({ pictures: cleaned.length }, 'took metadata out of pictures')
  if (putAside.length > 0) payload.logger.warn({ pictures: putAside }, 'pictures that cannot be read are not served any more')
}

/** What was taken out is gone. */
export async function down(_: MigrateDownArgs): Promise<void> {}
