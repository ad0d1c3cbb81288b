import { type FileHandle, open, rm } from 'node:fs/promises'

/** A new file for its owner alone: one that lies there, in a folder shared with others, may be theirs and open to them. */
export async function openNew(file: string): Promise<FileHandle> {
  await rm(file, { force: true })
  return open(file, 'wx', 0o600)
}
