import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'
import type { Mailer } from './mailer.ts'

export interface MessagesDeps extends PlatformDeps {
  mailer: Mailer
  /** Whether there is one: mails about unpaid orders offer it. */
  wallet: object | undefined
}
