import { z } from 'zod'

export const archiveNames = {
  manifest: 'manifest.json',
  rows: 'database.jsonl',
  shopConfig: 'shop.config.json',
  picture: (name: string) => `images/${name}`,
  pictureIn: (entry: string) => /^images\/([A-Za-z0-9][\w.-]*)$/.exec(entry)?.[1],
}

const entry = z.object({
  name: z
    .string()
    .refine(
      (name) =>
        name === archiveNames.rows || name === archiveNames.shopConfig || archiveNames.pictureIn(name) !== undefined,
    ),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** The last entry of a backup, which lists the others. */
export const manifestSchema = z.object({
  format: z.literal('pedivella-backup'),
  version: z.literal(1),
  shopVersion: z.string(),
  madeAt: z.iso.datetime(),
  database: z.enum(['postgres', 'embedded']),
  /** Of the database, by their moments. */
  migrations: z.array(z.int()),
  rows: z.record(z.string(), z.int()),
  /** Pictures that had no right copy left when the backup was made. */
  lostPictures: z.array(z.string()),
  entries: z.array(entry),
})

export type Manifest = z.output<typeof manifestSchema>
export type ManifestEntry = Manifest['entries'][number]
