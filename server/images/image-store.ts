/** Where the originals are kept: a folder, or an S3-compatible store. Names are checked by the caller's pattern. */
export interface ImageStore {
  read(name: string): Promise<Buffer | undefined>
  /** Durable when it resolves: written aside, synced, then renamed. */
  write(name: string, content: Buffer): Promise<void>
  remove(name: string): Promise<void>
  list(): Promise<string[]>
}
