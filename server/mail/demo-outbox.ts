import type { Config } from '#server/config.ts'

/** Whether visitors can read the shop's mails: in a demo, and never once a mail server carries them to people. */
export function showsOutbox({ isDemo, smtpUrl }: Pick<Config, 'isDemo' | 'smtpUrl'>): boolean {
  return isDemo && smtpUrl === undefined
}
