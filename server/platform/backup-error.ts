/** An error that the operator can fix; the message is its one line of output. */
export class BackupError extends Error {
  override name = 'BackupError'
}
