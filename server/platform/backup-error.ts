/** What a person at the command line can mend: its message is the one line they read. */
export class BackupError extends Error {
  override name = 'BackupError'
}
