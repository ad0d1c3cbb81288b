import type { MessagesDeps } from '#server/messages/deps/messages-deps.ts'

/** Whether mails reach people, or files in DATA_DIR/mail count as sent, as in a demo. */
export function deliversMail({ mailer, config }: Pick<MessagesDeps, 'mailer' | 'config'>): boolean {
  return !mailer.writesFilesOnly || config.isDemo
}
