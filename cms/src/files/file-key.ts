/** Folders of files that the database refers to, in the data folder and as prefixes in S3. */
export const FILE_FOLDERS = ['media', 'documents', 'submitted'] as const;
export type FileFolder = (typeof FILE_FOLDERS)[number];

/** Neither a path nor a hidden file, and no character that another program may read differently. */
// oxlint-disable-next-line no-control-regex -- they are what is excluded
const PLAIN = /^[^./\\\u0000-\u001f\u007f][^/\\\u0000-\u001f\u007f]{0,250}$/;

export function isPlainName(name: string): boolean {
  return PLAIN.test(name);
}

export function fileKey(folder: FileFolder, name: string): string | undefined {
  return isPlainName(name) ? `${folder}/${name}` : undefined;
}
