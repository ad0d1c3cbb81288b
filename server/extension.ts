import type { PersonalData } from '#server/accounts/customers/personal-data.ts'
import type { TopicChoice } from '#server/messages/mail-choices/mail-choices.ts'
import type { MailKind } from '#server/messages/mail-kinds/mail-content.ts'
import type { MailExample } from '#server/messages/mail-kinds/mail-examples.ts'
import type { MailTexts } from '#server/messages/mail-kinds/mail-texts.ts'
import type { Check } from '#server/platform/database/invariant-check.ts'
import type { ExtensionTables } from '#server/platform/database/migration/extension-tables.ts'
import type { Job } from '#server/platform/jobs.ts'
import type { ProblemRow } from '#server/platform/problems/problem-table.ts'
import type { Limit } from '#server/platform/throttle/limit-rules.ts'
import type { StaffCallRow } from '#shared/domain/accounts/role-calls.ts'
import type { Page } from '#shared/domain/site/pages.ts'
import type { Deps } from './deps.ts'
import type { DomainRoutes } from './mount-routes.ts'

/** A kind of mail with its sentences, an example for previews, and the digest of each example as it is shipped. */
interface ExtensionMail extends MailTexts {
  kind: MailKind<unknown>
  example: MailExample
  digests: Readonly<Record<string, string>>
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
  routes?: DomainRoutes
  /** "GET /api/admin/newsletter" → who may make it. */
  staffCalls?: Readonly<Record<string, StaffCallRow>>
  pages?: readonly Page[]
  tables?: Omit<ExtensionTables, 'name'>
  jobs?(deps: Deps): Job[]
  mails?: Readonly<Record<string, ExtensionMail>>
  mailTopics?: Readonly<Record<string, TopicChoice>>
  problems?: Readonly<Record<string, ProblemRow>>
  limits?: Readonly<Record<string, readonly Limit[]>>
  checks?: readonly Check[]
  personalData?: readonly PersonalData[]
}
