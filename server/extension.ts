import type { PersonalData } from '#server/accounts/customers/personal-data.ts'
import type { PersonLeaves } from '#server/accounts/staff/leaving-person.ts'
import type { OtherSignIn } from '#server/accounts/staff/other-sign-in.ts'
import type { DrawnPictures } from '#server/catalog/extension-ports/drawn-pictures.ts'
import type { ProductPart } from '#server/catalog/extension-ports/product-part-fields.ts'
import type { OwnMailServer } from '#server/messages/mail/own-mail-server.ts'
import type { TopicChoice } from '#server/messages/mail-choices/mail-choices.ts'
import type { MailExample } from '#server/messages/mail-kinds/mail-examples.ts'
import type { MailKind } from '#server/messages/mail-parts/mail-content.ts'
import type { MailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import type { AfterOrderStep } from '#server/orders/extension-ports/after-order-steps.ts'
import type { BicycleWork } from '#server/orders/extension-ports/bicycle-work.ts'
import type { OrderField } from '#server/orders/extension-ports/order-fields.ts'
import type { ReadOverridePercent } from '#server/orders/extension-ports/override-percent.ts'
import type { OwnWallet } from '#server/orders/extension-ports/own-wallet.ts'
import type { PaymentPart, WalletInstruments } from '#server/orders/extension-ports/payment-providers.ts'
import type { PickUps } from '#server/orders/extension-ports/pick-ups.ts'
import type { ReadyElsewhere } from '#server/orders/extension-ports/ready-elsewhere.ts'
import type { ExtensionTables } from '#server/platform/database/extension-tables.ts'
import type { Check } from '#server/platform/database/invariant-check.ts'
import type { DemoService } from '#server/platform/demo/demo-services.ts'
import type { Job } from '#server/platform/jobs.ts'
import type { DomainRoutes } from '#server/platform/mount-routes.ts'
import type { ProblemRow } from '#server/platform/problems/problem-table.ts'
import type { Limit } from '#server/platform/throttle/limit-rules.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { AffectedByHours } from '#server/site/settings/affected-by-hours.ts'
import type { ReadFurtherTask } from '#server/site/statistics/further-tasks.ts'
import type { StaffCallRow } from '#shared/domain/accounts/role-calls.ts'
import type { ExtensionSentence } from '#shared/domain/site/own-sentence-list.ts'
import type { Page } from '#shared/domain/site/pages.ts'

/** A kind of mail with its sentences, an example for previews, and the digest of each example as it is shipped. */
interface ExtensionMail extends MailTexts {
  kind: MailKind<unknown>
  example: MailExample
  digests: Readonly<Record<string, string>>
  /** No stranger can cause it: beyond its recipient's limit it waits for room, not for the proof of the address. */
  waitsForRoom?: true
}

/**
 * What the server gets from one folder of `extensions/`: rows for the shop's registries. An extension imports the shop and
 * the extensions that it needs; the shop imports none (decision 0116).
 */
export interface Extension {
  /** The name of its folder. */
  name: string
  /** Names of extensions that have to be there too. */
  needs?: readonly string[]
  routes?: DomainRoutes<Deps>
  /** "GET /api/admin/newsletter" → who may make it. */
  staffCalls?: Readonly<Record<string, StaffCallRow>>
  /** Where staff sign in by other means than the shop's own; undefined where the configuration names none. */
  otherSignIn?: OtherSignIn
  pages?: readonly Page[]
  tables?: Omit<ExtensionTables, 'name'>
  jobs?(deps: Deps): Job[]
  /** Before the first request is taken. */
  atStart?(deps: Deps): Promise<void>
  mails?: Readonly<Record<string, ExtensionMail>>
  mailTopics?: Readonly<Record<string, TopicChoice>>
  problems?: Readonly<Record<string, ProblemRow>>
  /** Sentences of its pages that the shop may write itself. */
  ownSentences?: readonly ExtensionSentence[]
  limits?: Readonly<Record<string, readonly Limit[]>>
  /** Staff calls whose acts can be undone. */
  undoable?: readonly string[]
  /** When a person of the staff is removed, in that transaction. */
  personLeaves?: PersonLeaves
  checks?: readonly Check[]
  productParts?: readonly ProductPart[]
  /** One extension at most. */
  drawnPictures?: DrawnPictures
  /** Fields of POST /api/orders, by name. */
  orderFields?: Readonly<Record<string, OrderField>>
  afterOrderStep?: AfterOrderStep
  /** Another provider of payments. */
  payments?: PaymentPart
  /** Where mails leave when the environment names no server. One extension at most. */
  mailServer?: OwnMailServer
  /** The wallet, when the environment names no credentials. One extension at most. */
  wallet?: OwnWallet
  /** What the wallet's provider takes besides it. One extension at most. */
  walletInstruments?: WalletInstruments
  /** What runs beside a demo that only this machine reaches. */
  demo?: DemoService
  /** Names of variables of the environment that it reads from `config.variables`. */
  variables?: readonly string[]
  /** One extension at most. */
  pickUps?: PickUps
  /** One extension at most. */
  bicycleWork?: BicycleWork
  /** What the staff may take off a price, in percent of it. One extension at most. */
  overridePercent?: ReadOverridePercent
  readyElsewhere?: ReadyElsewhere
  personalData?: readonly PersonalData[]
  affectedByHours?: AffectedByHours
  /** A further line of «Da fare oggi». */
  waiting?: ReadFurtherTask
}
