import type { Deps } from '#server/deps.ts'

/** Whether mails reach people, or files in DATA_DIR/mail count as sent, as in a demo. */
export function deliversMail({ mailer, config }: Pick<Deps, 'mailer' | 'config'>): boolean {
  return !mailer.writesFilesOnly || config.isDemo
}
