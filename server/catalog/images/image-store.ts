/** Where the originals are kept: a folder, or an S3-compatible store. Names are checked by the caller's pattern. */
export interface ImageStore {
  read(name: string): Promise<Buffer | undefined>
  /** Durable when it resolves: a name never seen complete is never seen at all. */
  write(name: string, content: Buffer): Promise<void>
  remove(name: string): Promise<void>
  /** What is there: name → a mark that another content does not have, without reading the content. */
  marks(): Promise<Map<string, string>>
}
