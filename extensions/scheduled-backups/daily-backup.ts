import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { extensionSetting } from '#server/platform/settings/extension-setting.ts'
import { findSetting } from '#server/platform/settings/setting-repository.ts'
import { makeBackup, partsOf } from '#server/site/backup/make-backup.ts'
import { rowsOf } from '#server/site/backup/shop-records.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { romeClock } from '#shared/domain/platform/hours/rome-clock.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import type { Backups, BackupsValue } from './backup-calls.ts'

export const backupsKind = extensionSetting<BackupsValue>('backups', { isOn: false, hour: 3, keep: 14 })

type Parts = Pick<Deps, 'config' | 'shop' | 'clock' | 'log' | 'database' | 'images' | 'imageBackup'>

const ownFile = /^shop-\d{4}-\d\d-\d\d\.tar\.gz$/
const fileOf = (day: string) => `shop-${day}.tar.gz`
const lateMs = 26 * 3_600_000

/** The newest first. Files of other names, those before upgrades among them, are the owner's. */
async function listFiles(folder: string): Promise<Backups['files']> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const own = names
    .filter((name) => ownFile.test(name))
    .sort()
    .reverse()
  return Promise.all(
    own.map(async (name) => {
      const { size, mtime } = await stat(join(folder, name))
      return { name, bytes: size, madeAt: mtime.toISOString() }
    }),
  )
}

export async function readBackups({ config, shop, clock, database }: Parts): Promise<Backups> {
  const { isOn } = backupsKind.viewOf(shop)
  const files = await listFiles(config.backupDir)
  const switchedOn = (await findSetting(database.db, backupsKind.key))?.createdAt.getTime() ?? 0
  const last = Math.max(switchedOn, files[0] ? Date.parse(files[0].madeAt) : 0)
  const isBesideData = !relative(config.dataDir, config.backupDir).startsWith('..')
  return { isBesideData, files, isLate: isOn && clock().getTime() - last > lateMs }
}

/** Makes the backup of the day once its hour has come; then deletes those beyond the number that is kept. */
export async function backUpDaily(deps: Parts): Promise<void> {
  const { config, shop, clock, log, database, images, imageBackup } = deps
  const { isOn, hour, keep } = backupsKind.viewOf(shop)
  const now = clock()
  if (!isOn || romeClock(now).getUTCHours() < hour) return
  await mkdir(config.backupDir, { recursive: true, mode: 0o700 })
  const name = fileOf(romeDayOf(now))
  const there = await listFiles(config.backupDir)
  if (there.some((one) => one.name === name)) return
  const file = join(config.backupDir, name)
  // A shop that was ended in the middle has left them.
  for (const part of partsOf(file)) await rm(part, { force: true })
  const { lostPictures } = await makeBackup({
    file,
    config,
    records: rowsOf(database),
    pictures: { images, imageBackup },
    now,
  })
  await utimes(file, now, now)
  log.info({ file }, 'the backup of the day is made')
  if (lostPictures.length > 0) log.warn({ images: lostPictures }, 'pictures without a right copy are not in it')
  for (const { name: old } of (await listFiles(config.backupDir)).slice(keep))
    await rm(join(config.backupDir, old), { force: true })
}
