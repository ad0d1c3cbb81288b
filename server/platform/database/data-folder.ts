import { readdirSync } from 'node:fs'
import { chmod, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ConfigError } from '#server/platform/problems/config-error.ts'

const ownFolder = 0o700
const ownFile = 0o600
const ofOthers = 0o077

/** From then on files of this process are unreadable for other users of the machine. */
export function restrictToOwner(): void {
  process.umask(ofOthers)
}

/** The data folder, closed to other users. @throws ConfigError when it cannot be used */
export async function openDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir)
    await closeFolder(dataDir)
    for (const name of ['database', 'mail']) await closeFolder(join(dataDir, name)).catch(unlessMissing)
  } catch (error) {
    throw new ConfigError([`DATA_DIR cannot be used: ${(error as Error).message}`])
  }
}

/** The embedded database creates its first files world-readable, whatever its settings. */
export async function closeDatabaseFiles(folder: string): Promise<void> {
  const marker = await stat(join(folder, 'PG_VERSION'))
  if ((marker.mode & ofOthers) === 0) return
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  // The marker last: an interrupted run is repeated at the next start.
  entries.sort((a, b) => Number(isMarker(folder, a)) - Number(isMarker(folder, b)))
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    await chmod(path, entry.isDirectory() ? ownFolder : ownFile).catch(unlessMissing)
  }
}

function isMarker(folder: string, entry: { parentPath: string; name: string }): boolean {
  return entry.parentPath === folder && entry.name === 'PG_VERSION'
}

/** Node's recursive mkdir retries for ever where the system refuses. */
async function makeFolder(folder: string, isAgain = false): Promise<void> {
  try {
    await mkdir(folder, { mode: ownFolder })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return
    if (code !== 'ENOENT' || isAgain) throw error
    await makeFolder(dirname(folder))
    await makeFolder(folder, true)
  }
}

async function closeFolder(folder: string): Promise<void> {
  if (((await stat(folder)).mode & ofOthers) === 0) return
  // A mounted volume may belong to the system, which then controls access.
  await chmod(folder, ownFolder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM' && error.code !== 'EROFS') throw error
  })
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
