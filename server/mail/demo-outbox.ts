import type { Config } from '#server/config.ts'

const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether visitors can read the shop's mails: in a demo on one's own machine. Links to new passwords are among them, so
 * never once a mail server carries them to people, nor under a name that others can reach.
 */
export function showsOutbox({ isDemo, smtpUrl, publicUrl }: Pick<Config, 'isDemo' | 'smtpUrl' | 'publicUrl'>): boolean {
  return isDemo && smtpUrl === undefined && ownMachine.has(new URL(publicUrl).hostname)
}
