/** Where the originals are kept: a folder, or an S3-compatible store. Names are checked by the caller's pattern. */
export interface ImageStore {
  read(name: string): Promise<Buffer | undefined>
  /** Durable when it resolves: a name never seen complete is never seen at all. */
  write(name: string, content: Buffer): Promise<void>
  remove(name: string): Promise<void>
  /** The stored files: name → a mark that changes with the content, without reading it. */
  marks(): Promise<Map<string, string>>
}
