import { BackupError } from '#server/platform/backup-error.ts'
import { restrictToOwner } from '#server/platform/database/data-folder.ts'
import { explainStartFailure } from '#server/platform/start-failure.ts'

/** Runs a command of the operator: its answer is the exit code, an error one line and exit code 1. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  restrictToOwner()
  try {
    process.exitCode = await work()
  } catch (error) {
    process.stderr.write(`${explainStartFailure(error)}\n`)
    process.exitCode = 1
  }
}

/** The one argument of a command. @throws BackupError saying how it is called */
export function fileArgument(command: string): string {
  const [file, ...more] = process.argv.slice(2)
  if (!file || more.length > 0) throw new BackupError(`usage: npm run ${command} -- FILE`)
  return file
}

export function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function size(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
