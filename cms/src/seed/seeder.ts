import {
  editorConfigFactory,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical';
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { editorFeatures } from '../text-blocks/editor.ts';
import type { FittingEntries } from './fitting-entries.ts';

/** `req` carries the transaction. */
export type Seeder = {
  payload: Payload;
  req: PayloadRequest;
  folder: string;
  entries: FittingEntries;
  editorConfig: SanitizedServerEditorConfig;
};

export async function createSeedRunner(payload: Payload, folder: string, entries: FittingEntries) {
  const editorConfig = await editorConfigFactory.fromFeatures({
    config: payload.config,
    features: editorFeatures,
  });
  return async <Result>(step: (seeder: Seeder) => Promise<Result>): Promise<Result> => {
    const req = await createLocalReq({}, payload);
    await initTransaction(req);
    try {
      const result = await step({ payload, req, folder, entries, editorConfig });
      await commitTransaction(req);
      return result;
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
  };
}
