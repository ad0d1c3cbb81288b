import type { Config } from '#server/platform/config.ts'
import { isForThisMachine } from '#server/platform/own-machine.ts'

/**
 * Whether the shop's mails can be read in the browser: in a demo for one's own machine. Links to new passwords are among
 * them, so never once a mail server carries them to people, nor where others can reach the shop; and each request has to
 * come from this machine too (demo-mail-routes.ts).
 */
export function showsOutbox(config: Pick<Config, 'isDemo' | 'smtpUrl' | 'publicUrl' | 'host'>): boolean {
  return config.isDemo && config.smtpUrl === undefined && isForThisMachine(config)
}
