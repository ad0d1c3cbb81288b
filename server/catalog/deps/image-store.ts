/** The storage of the originals: a folder, or an S3-compatible store. The caller checks the names. */
export interface ImageStore {
  read(name: string): Promise<Buffer | undefined>
  /** Durable when it resolves: a name never seen complete is never seen at all. */
  write(name: string, content: Buffer): Promise<void>
  remove(name: string): Promise<void>
  /** The stored files: name → a mark that changes with the content, without reading it. */
  marks(): Promise<Map<string, string>>
}
