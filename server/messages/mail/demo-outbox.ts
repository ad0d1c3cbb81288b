import type { Config } from '#server/platform/config.ts'
import { servesThisMachineOnly } from '#server/platform/local-machine.ts'

/**
 * Whether the shop's mails can be read in the browser: in a local demo only. They contain links to new passwords, so
 * never with a mail server, nor where others can reach the shop; each request has to come from this machine too
 * (demo-mail-routes.ts).
 */
export function showsOutbox(config: Pick<Config, 'isDemo' | 'smtpUrl' | 'publicUrl' | 'host'>): boolean {
  return config.isDemo && config.smtpUrl === undefined && servesThisMachineOnly(config)
}
