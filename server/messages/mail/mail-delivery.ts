import type { Deps } from '#server/deps.ts'

/** Whether a mail reaches people, or a file in DATA_DIR/mail counts as sent, as in a demo. */
export function deliversMail({ mailer, config }: Pick<Deps, 'mailer' | 'config'>): boolean {
  return !mailer.writesFilesOnly || config.isDemo
}
