import { createHash } from 'node:crypto'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import type { ImageStore } from '#server/catalog/deps/image-store.ts'
import type { Job } from '#server/platform/jobs.ts'
import { signalsOf } from '#server/platform/signals.ts'
import { type ImageRecord, listImageRecords } from './image-repository.ts'

type GuardDeps = Pick<CatalogDeps, 'config' | 'database' | 'images' | 'imageBackup' | 'variants' | 'clock' | 'log'>

interface ImageCheck {
  total: number
  /** Missing, or with another content than was stored. */
  missing: string[]
  notBackedUp: string[]
  orphans: string[]
}

/** Known intact files: a file with an unchanged mark is not read again. */
type Known = Map<string, string>
interface KnownFiles {
  images: Known
  backup: Known
}
const nothingKnown = (): KnownFiles => ({ images: new Map(), backup: new Map() })

const readsAtOnce = 4
const dayMs = 86_400_000

export async function checkImages(deps: GuardDeps, known = nothingKnown(), stop?: AbortSignal): Promise<ImageCheck> {
  return checkImageFiles(await listImageRecords(deps.database.db), deps, known, stop)
}

export async function checkImageFiles(
  records: readonly ImageRecord[],
  deps: Pick<CatalogDeps, 'images' | 'imageBackup'>,
  known = nothingKnown(),
  stop?: AbortSignal,
): Promise<ImageCheck> {
  const [missing, notBackedUp] = [
    await wrongIn(deps.images, records, known.images, stop),
    await wrongIn(deps.imageBackup, records, known.backup, stop),
  ]
  const names = new Set(records.map((r) => r.name))
  const orphans = [...(await deps.images.marks()).keys()].filter((name) => !names.has(name)).sort()
  return { total: records.length, missing, notBackedUp, orphans }
}

/** The result of this node's last check; before the first check, the missing files. */
export async function countMissingPictures({
  database,
  images,
}: Pick<CatalogDeps, 'database' | 'images'>): Promise<number> {
  const seen = signalsOf(database).images
  if (seen) return seen.missing
  const [records, marks] = await Promise.all([listImageRecords(database.db), images.marks()])
  return records.filter(({ name }) => !marks.has(name)).length
}

export function noteImageCheck({ database }: Pick<CatalogDeps, 'database'>, check: ImageCheck): void {
  const { missing, notBackedUp, orphans } = check
  signalsOf(database).images = {
    missing: missing.length,
    notBackedUp: notBackedUp.length,
    orphans: orphans.length,
  }
}

/** Restores missing and damaged pictures whose second copy is intact. @returns restored and lost ones */
export async function restoreImages(
  deps: GuardDeps,
  check: ImageCheck,
  stop?: AbortSignal,
): Promise<{ restored: string[]; lost: string[] }> {
  const restored = await copyRight(deps, check.missing, deps.imageBackup, deps.images, stop)
  for (const name of restored) {
    await deps.variants.forget(name)
    deps.log.warn({ image: name }, 'a missing or damaged picture was restored from the second copy')
  }
  return { restored, lost: check.missing.filter((name) => !restored.includes(name)) }
}

export async function backUpImages(deps: GuardDeps, check: ImageCheck, stop?: AbortSignal): Promise<string[]> {
  return copyRight(deps, check.notBackedUp, deps.images, deps.imageBackup, stop)
}

/** The minute's check restores and completes by itself. */
export function imageGuardJobs(deps: GuardDeps): Job[] {
  let known = nothingKnown()
  let readAllAt = deps.clock()
  return [
    {
      name: 'guard the pictures',
      everySeconds: deps.config.imageCheckSeconds,
      run: async (stop) => {
        // Once a day all files are read again: a disk may corrupt a content without changing the mark.
        if (deps.clock().getTime() - readAllAt.getTime() >= dayMs) {
          known = nothingKnown()
          readAllAt = deps.clock()
        }
        const check = await checkImages(deps, known, stop)
        const { lost } = await restoreImages(deps, check, stop)
        const copied = await backUpImages(deps, check, stop)
        const notBackedUp = check.notBackedUp.filter((name) => !copied.includes(name))
        noteImageCheck(deps, { ...check, missing: lost, notBackedUp })
        if (lost.length > 0) deps.log.error({ images: lost }, 'pictures are missing and there is no second copy')
      },
    },
  ]
}

/** Names whose stored content differs from their row. */
async function wrongIn(
  store: ImageStore,
  records: readonly ImageRecord[],
  known: Known,
  stop: AbortSignal | undefined,
): Promise<string[]> {
  const marks = await store.marks()
  const wrong: string[] = []
  const look = async ({ name, sha256 }: ImageRecord) => {
    const mark = marks.get(name)
    if (mark !== undefined && known.get(name) === mark) return
    const content = mark === undefined ? undefined : await store.read(name)
    if (content && sha256Of(content) === sha256) known.set(name, mark ?? '')
    else wrong.push(name)
  }
  for (let i = 0; i < records.length; i += readsAtOnce) {
    stop?.throwIfAborted()
    await Promise.all(records.slice(i, i + readsAtOnce).map(look))
  }
  return wrong.sort()
}

async function copyRight(
  { database }: GuardDeps,
  names: readonly string[],
  from: ImageStore,
  to: ImageStore,
  stop: AbortSignal | undefined,
): Promise<string[]> {
  if (names.length === 0) return []
  const sums = new Map((await listImageRecords(database.db)).map((r) => [r.name, r.sha256]))
  const copied: string[] = []
  for (const name of names) {
    stop?.throwIfAborted()
    const content = await from.read(name)
    if (!content || sha256Of(content) !== sums.get(name)) continue
    await to.write(name, content)
    copied.push(name)
  }
  return copied
}

export function sha256Of(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
