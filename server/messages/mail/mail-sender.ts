import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Mail, Mailer } from '#server/messages/deps/mailer.ts'
import { isMailKind, mailKinds } from '#server/messages/mail-kinds/mail-registry.ts'
import type { ReturnMailData } from '#server/messages/mail-parts/after-sales-mail-data.ts'
import type { MailBlock, MailKind } from '#server/messages/mail-parts/mail-content.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { OrderAccessKeys } from '#server/platform/deps/platform-deps.ts'
import { type DueSender, openDueSender } from '#server/platform/due-sender.ts'
import { inGroups } from '#server/platform/group-work.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { inSpan, noteFailure } from '#server/platform/tracing/tracing.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { namedIn } from '#shared/domain/platform/shop/shop-readiness.ts'
import { addressProofLink } from './address-proof-link.ts'
import { layOutHtml } from './mail-layout.ts'
import { mailHost } from './mail-message.ts'
import { layOutText } from './mail-text.ts'
import {
  giveBackMail,
  leaseDueMails,
  markMailFailed,
  markMailsSent,
  markMailsUndelivered,
  type OutboxRow,
} from './outbox-repository.ts'
import { addressTokenOf, checkRecipientLimit } from './recipient-limit.ts'
import { mailChoicePage, mailLinkToken } from './unsubscribe-token.ts'

const usualParallel = 3
/** Leased together. */
const batch = 24
/** The mails of orders that come within this time share their statements. */
const gatherMs = 50
/** A mail that could not be sent for this long is given up after its next try, once it has had so many. */
const givenUpAfterMs = 24 * 3_600_000
const fewestTries = 10

/** Parts of a mail that its own domain makes. */
export interface MailParts {
  /** Makes the links to orders in the data of these mails valid. */
  openLinks(mails: readonly { data: unknown }[]): Promise<void>
  /** Makes the code of the gift card in a mail's data valid. */
  openCode(data: unknown): Promise<void>
  returnNote(note: ReturnMailData, language: Language): Promise<Buffer>
}

interface Parts extends MailParts {
  config: Config
  database: Database
  mailer: Mailer
  shop: Shop
  publicUrl: string
  orderKeys: OrderAccessKeys
  wallet: unknown
  clock: () => Date
  log: Logger
  /** Mails on their way at the same time; one keeps them in order. */
  parallel?: number
  /** Keeps sent mails readable: only in a demo without a mail server. */
  keepsSent?: boolean
  /** False: mails are only written to files (mail-delivery.ts). */
  delivers?(): boolean
}

/** Carries mails from the outbox to the mailer, each at least once, with back-off for a day while the way is blocked. */
export function openMailSender(parts: Parts): DueSender {
  const { database, mailer, clock, log, keepsSent = false, delivers = () => true } = parts
  const { parallel = mailer.atOnce ?? usualParallel } = parts
  // Those that leave while the database writes are marked together.
  const markLeft = inGroups((ids: readonly number[]) =>
    delivers() ? markMailsSent(database.db, ids, clock(), keepsSent) : markMailsUndelivered(database.db, ids),
  )

  const attempt = (row: OutboxRow) => inSpan(`mail ${row.kind}`, { trace: row.traceParent }, () => tryOnce(row))

  async function tryOnce(row: OutboxRow): Promise<boolean> {
    try {
      const { mayLeave, isLast } = await checkRecipientLimit(parts, row)
      if (!mayLeave) return false
      await parts.openCode(row.data)
      const proof = isLast ? await addressTokenOf(parts, row.toAddress) : undefined
      await mailer.send({ ...(await composeMail(row, parts, proof)), ...(await attachmentsOf(row, parts)) })
    } catch (error) {
      noteFailure(error)
      // The shop itself may have been off for days: then the first failure is no reason.
      const isLast = row.attempts >= fewestTries && clock().getTime() - row.createdAt.getTime() >= givenUpAfterMs
      log[isLast ? 'error' : 'warn']({ err: error, outboxId: row.id, kind: row.kind }, 'a mail could not be sent')
      await markMailFailed(database.db, row.id, error instanceof Error ? error.message : String(error), isLast)
      return false
    }
    await markLeft(row.id)
    return true
  }

  return openDueSender({
    database,
    log,
    what: 'the outbox',
    parallel,
    batch,
    gatherMs,
    takeDue: async (most) => {
      const rows = await leaseDueMails(database.db, clock(), most)
      await parts.openLinks(rows)
      return rows
    },
    attempt,
    giveBack: (row) => giveBackMail(database.db, row, clock()),
    isQueuedBy: ({ hasMail }) => hasMail,
  })
}

/** A queued mail in its final form. @throws Error for an unknown kind or data that does not fit it */
export async function composeMail(
  row: OutboxRow,
  parts: Pick<Parts, 'config' | 'database' | 'shop' | 'publicUrl' | 'orderKeys' | 'wallet'>,
  proofToken?: string,
): Promise<Mail> {
  const { publicUrl, orderKeys, wallet } = parts
  if (!isMailKind(row.kind)) throw new Error(`no mail of the kind ${row.kind}`)
  const kind = mailKinds[row.kind] as MailKind<unknown>
  const language = row.language
  const shop = namedIn(parts.shop, language)
  const context = {
    shop,
    publicUrl,
    language,
    keyOf: orderKeys.of,
    giftCodeOf: orderKeys.giftCodeOf,
    offersWallet: wallet !== undefined,
  }
  const composed = kind.compose(kind.schema.parse(row.data), context)
  const link = proofToken && addressProofLink(publicUrl, language, row.toAddress, proofToken)
  const stop = kind.topic && (await mailLinkToken(parts, { purpose: kind.topic, email: row.toAddress }))
  const blocks = [
    ...composed.blocks,
    ...(link ? [confirmAddress(link, language)] : []),
    ...(stop ? [stopTheseMails(mailChoicePage(publicUrl, language, stop), language)] : []),
  ]
  const content = { ...composed, blocks }
  return {
    to: row.toAddress,
    subject: content.subject,
    text: layOutText(content, context),
    html: layOutHtml(content, context),
    messageId: messageIdOf(row, shop),
    language,
    ...(stop && { unsubscribeUrl: `${publicUrl}/api/unsubscribe?token=${stop}` }),
  }
}

function stopTheseMails(href: string, language: Language): MailBlock {
  const [why, text] =
    language === 'it'
      ? ['Non vuoi più mail come questa? ', 'Disiscriviti']
      : ['Don’t want emails like this any more? ', 'Unsubscribe']
  return { kind: 'paragraph', isSmall: true, parts: [why, { text, href }] }
}

function confirmAddress(href: string, language: 'it' | 'en'): MailBlock {
  const [why, text] =
    language === 'it'
      ? [
          'Ti abbiamo scritto diverse volte in poco tempo: le prossime e-mail le teniamo da parte finché non confermi l’indirizzo. ',
          'È il mio indirizzo',
        ]
      : [
          'We’ve written to you several times in a short while: we keep the next emails until you confirm your address. ',
          'It’s my address',
        ]
  return { kind: 'paragraph', parts: [why, { text, href }] }
}

/** The note of a return, where a mail opens one, or a file of its kind. */
async function attachmentsOf(
  row: OutboxRow,
  { returnNote, shop, publicUrl }: Parts,
): Promise<Pick<Mail, 'attachments'>> {
  const kind = isMailKind(row.kind) ? (mailKinds[row.kind] as MailKind<unknown>) : undefined
  const { language } = row
  if (kind?.attach)
    return {
      attachments: [kind.attach(kind.schema.parse(row.data), { shop: namedIn(shop, language), publicUrl, language })],
    }
  const note = kind?.attachNoteOf?.(kind.schema.parse(row.data))
  if (!note || note.isStillHere) return {}
  const content = await returnNote(note, row.language)
  return { attachments: [{ fileName: `${note.code}.pdf`, type: 'application/pdf', content }] }
}

/** The same for every attempt, unique over restarts and restored databases, and readable as a file name. */
function messageIdOf(row: OutboxRow, shop: Shop): string {
  const moment = row.createdAt.toISOString().replace(/[-:]|\.\d+/g, '')
  const digest = createHash('sha256').update(row.dedupeKey).digest('hex').slice(0, 12)
  return `<${moment}-${row.kind.replaceAll('_', '-')}-${digest}@${mailHost(shop)}>`
}
