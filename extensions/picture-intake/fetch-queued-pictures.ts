import pLimit, { type LimitFunction } from 'p-limit'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { findImageRecord } from '#server/catalog/images/image-repository.ts'
import { uploadImage } from '#server/catalog/images/upload-image.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { type PictureKind, type PictureReason, passesByItself } from '#shared/domain/platform/goods/incoming-picture.ts'
import {
  claimAddress,
  findFetched,
  type IncomingPicture,
  listDue,
  settleIncomingPicture,
} from '../stored-imports/incoming-picture-repository.ts'
import { type FetchRules, fetchPicture, PictureFault } from './fetch-picture.ts'
import { placePictures } from './place-picture.ts'

type FetchDeps = Pick<CatalogDeps, 'config' | 'database' | 'images' | 'imageBackup' | 'clock' | 'log'>

const addressesAtOnce = 60
const fetchesAtOnce = 4
const fetchesOfHost = 2
/** One that does not answer so many times in a row is left in peace for this turn. */
const patience = 3
/** A turn's length: the lease of the job lasts longer. */
const turnMs = 20_000
/** A claim older than this belongs to a process that died. */
const claimMs = 5 * 60_000
const waitsMs = [30_000, 5 * 60_000, 60 * 60_000]
const freshMs = 24 * 60 * 60_000

interface Host {
  lane: LimitFunction
  silent: number
}

/** Fetches due pictures, a few at a time and fewer per host, until none is left or its time is over. */
export async function fetchQueuedPictures(
  deps: FetchDeps,
  stop?: AbortSignal,
  rules: FetchRules = { publicUrl: deps.config.publicUrl },
): Promise<void> {
  const ending = performance.now() + turnMs
  const isOver = () => stop?.aborted || performance.now() > ending
  const all = pLimit(fetchesAtOnce)
  const hosts = new Map<string, Host>()
  while (!isOver()) {
    const due = await listDue(deps.database.db, deps.clock(), addressesAtOnce)
    if (due.length === 0) return
    const kinds = new Map(due.map(({ address, kind }) => [address, kind]))
    await Promise.all(
      [...kinds].map(([address, kind]) => {
        const name = hostOf(address)
        const host = hosts.get(name) ?? { lane: pLimit(fetchesOfHost), silent: 0 }
        hosts.set(name, host)
        return host.lane(() => all(async () => isOver() || bringAddress(deps, { address, kind, host }, rules, stop)))
      }),
    )
  }
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : '')

async function bringAddress(
  deps: FetchDeps,
  { address, kind, host }: { address: string; kind: PictureKind; host: Host },
  rules: FetchRules,
  stop: AbortSignal | undefined,
): Promise<void> {
  const { db } = deps.database
  const now = deps.clock()
  const rows = await claimAddress(db, address, now, new Date(now.getTime() + claimMs))
  if (rows.length === 0) return
  try {
    const imageName = kind === 'own' ? await ownPicture(deps, address) : await pictureBehind(deps, address, host, rules)
    for (const [productId, own] of Map.groupBy(rows, (row) => row.productId))
      await placePictures(
        deps,
        productId,
        own.map(({ id }) => ({ id, imageName })),
      )
  } catch (error) {
    await giveBack(deps, rows, error, stop)
  }
}

async function ownPicture({ database }: FetchDeps, name: string): Promise<string> {
  if (!(await findImageRecord(database.db, name))) throw new PictureFault('not_found')
  return name
}

const silence: readonly PictureReason[] = ['unreachable', 'timeout', 'unknown_host']

async function pictureBehind(deps: FetchDeps, address: string, host: Host, rules: FetchRules): Promise<string> {
  const known = await findFetched(deps.database.db, address, new Date(deps.clock().getTime() - freshMs))
  if (known) return known
  if (host.silent >= patience) throw new PictureFault('unreachable')
  try {
    const content = await fetchPicture(address, rules)
    host.silent = 0
    return await uploadImage(deps, content)
  } catch (error) {
    if (error instanceof PictureFault && silence.includes(error.reason)) host.silent++
    throw error
  }
}

async function giveBack(
  { database, clock, log }: FetchDeps,
  rows: readonly IncomingPicture[],
  error: unknown,
  stop: AbortSignal | undefined,
): Promise<void> {
  const again = (ids: number[], waitMs: number, reason: PictureReason | null) =>
    settleIncomingPicture(database.db, ids, { state: 'waiting', reason, dueAt: new Date(clock().getTime() + waitMs) })
  const ids = rows.map(({ id }) => id)
  if (stop?.aborted) return again(ids, 0, null)
  if (error instanceof Problem && error.code === 'busy') return again(ids, 5_000, null)
  const reason = reasonOf(error)
  if (reason === undefined) {
    // A fault of the shop: the picture is retried when the claim is over.
    log.error({ err: error }, 'a picture could not be brought in')
    return
  }
  const open = rows.filter(({ attempts }) => passesByItself(reason) && attempts <= waitsMs.length)
  for (const { id, attempts } of open) await again([id], waitsMs[attempts - 1] ?? 0, reason)
  await settleIncomingPicture(
    database.db,
    rows.filter((row) => !open.includes(row)).map(({ id }) => id),
    { state: 'failed', reason },
  )
}

const ofProblem: Partial<Record<string, PictureReason>> = {
  image_type: 'no_picture',
  image_too_large: 'too_large',
  image_too_many_pixels: 'too_many_pixels',
  storage_full: 'storage',
}

function reasonOf(error: unknown): PictureReason | undefined {
  if (error instanceof PictureFault) return error.reason
  if (error instanceof Problem) return ofProblem[error.code]
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'storage' : undefined
}
