import type { MessagesDeps } from '#server/messages/deps/messages-deps.ts'
import { addressHashOf } from '#server/messages/mail/recipient-limit.ts'
import { openMailLink } from '#server/messages/mail/unsubscribe-token.ts'
import type { Db } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { MailChoice } from '#shared/contract/platform/topic-choice.ts'
import type { MailTopic } from '#shared/domain/messages/mail-topics.ts'
import { findSwitch, hasRefused, insertRefusal, switchNotificationsOff } from './mail-refusal-repository.ts'

type Parts = Pick<MessagesDeps, 'config' | 'database' | 'clock'>

export interface TopicChoice {
  isOn(parts: Parts, email: string, db: Db): Promise<boolean>
  stop(parts: Parts, email: string): Promise<void>
  /** Of a topic that is asked for by mail: the purpose of the link that confirms it, and whether the request is still known. */
  request?: { purpose: string; isKnown(parts: Parts, email: string): Promise<boolean> }
}

/** How each kind of mails is stopped. Notifications have the account's switch, without an account a refusal. */
const choices: Record<string, TopicChoice> = {
  review_requests: refusable('review_requests'),
  notifications: {
    isOn: async (parts, email, db) =>
      (await findSwitch(db, email)) ?? refusable('notifications').isOn(parts, email, db),
    stop: async (parts, email) => {
      const hasAccount = await switchNotificationsOff(parts.database.db, email)
      if (!hasAccount) await refusable('notifications').stop(parts, email)
    },
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

export function addMailTopics(topics: Readonly<Record<string, TopicChoice>>): void {
  Object.assign(choices, topics)
}

function choiceOf(topic: string): TopicChoice {
  const choice = choices[topic]
  if (!choice) throw problem('invalid_token')
  return choice
}

/** @param db in a transaction its own; the key of the hashes is read before one begins (`hashSecretOf`) */
export const mayMail = (parts: Parts, topic: string, email: string, db = parts.database.db) =>
  choiceOf(topic).isOn(parts, email, db)
export const stopMails = (parts: Parts, topic: string, email: string) => choiceOf(topic).stop(parts, email)
/** What a link of a mail is about. @throws Problem 400 invalid_token, also for a request that was forgotten meanwhile */
export async function readMailLink(parts: Parts, token: string): Promise<MailChoice> {
  const { purpose, email } = await openMailLink(parts, token)
  const [topic = purpose, { request } = choiceOf(purpose)] =
    Object.entries(choices).find(([, choice]) => choice.request?.purpose === purpose) ?? []
  const mayJoin = request?.purpose === purpose
  if (mayJoin && !(await request.isKnown(parts, email))) throw problem('invalid_token')
  return { topic, email, isOn: await mayMail(parts, topic, email), mayJoin }
}
