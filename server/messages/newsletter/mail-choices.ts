import type { Deps } from '#server/deps.ts'
import { addressHashOf } from '#server/messages/mail/recipient-limit.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { MailTopic } from '#shared/domain/messages/mail-topics.ts'
import {
  endStockAlerts,
  findSwitch,
  hasRefused,
  hasStockAlerts,
  insertRefusal,
  switchNotificationsOff,
} from './mail-refusal-repository.ts'
import { findConsent, withdrawConsent } from './newsletter-repository.ts'

type Parts = Pick<Deps, 'config' | 'database' | 'clock'>

interface TopicChoice {
  isOn(parts: Parts, email: string, db: Db): Promise<boolean>
  stop(parts: Parts, email: string): Promise<void>
}

/** How each kind of mails is stopped. Notifications have the account's switch, without an account a refusal. */
const choices: Record<MailTopic, TopicChoice> = {
  newsletter: {
    isOn: async (_parts, email, db) => (await findConsent(db, email))?.state === 'confirmed',
    stop: ({ database, clock }, email) => withdrawConsent(database.db, email, clock()),
  },
  review_requests: refusable('review_requests'),
  notifications: {
    isOn: async (parts, email, db) =>
      (await findSwitch(db, email)) ?? refusable('notifications').isOn(parts, email, db),
    stop: async (parts, email) => {
      const hasAccount = await switchNotificationsOff(parts.database.db, email)
      if (!hasAccount) await refusable('notifications').stop(parts, email)
    },
  },
  stock_alerts: {
    isOn: (_parts, email, db) => hasStockAlerts(db, email),
    stop: ({ database }, email) => endStockAlerts(database.db, email),
  },
}

function refusable(topic: MailTopic): TopicChoice {
  return {
    isOn: async (parts, email, db) => !(await hasRefused(db, await addressHashOf(parts, email), topic)),
    stop: async (parts, email) => {
      const addressHash = await addressHashOf(parts, email)
      await insertRefusal(parts.database.db, { addressHash, topic, refusedAt: parts.clock() })
    },
  }
}

/** @param db in a transaction its own; the key of the hashes is read before one begins (`hashSecretOf`) */
export const mayMail = (parts: Parts, topic: MailTopic, email: string, db = parts.database.db) =>
  choices[topic].isOn(parts, email, db)
export const stopMails = (parts: Parts, topic: MailTopic, email: string) => choices[topic].stop(parts, email)
