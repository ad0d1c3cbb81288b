import type { ComponentType, ReactNode } from 'react'
import type { MailChoice } from '#shared/contract/messages/mail-choice.ts'
import type { Api } from '#web/api.ts'
import type { RouteContext } from '#web/route-context.ts'
import type { DeskRows } from './desk-row.ts'

/** The named places of the shop's pages, and what the part at each receives. */
export interface Places {
  /** A box of the account, in its second column. */
  'account.section': { email: string }
  /** Below the buyer's details. `onOrder` is called with the address of each order that is sent; it answers how to end it. */
  'checkout.extra': { onOrder(act: (email: string) => void): () => void }
  /** The page of mails, reached without the link of a mail. */
  'mails.join': Record<never, never>
}

export type PlaceName = keyof Places

interface ExtensionPage {
  /** Of the Italian page, as its row in the table of pages. */
  path: string
  readSearch?(search: Record<string, unknown>): Record<string, unknown>
  load?(context: RouteContext, params: Record<string, string>): Promise<unknown>
  component: (props: object) => ReactNode
}

/** A topic of mails that their reader can stop, and where it is asked for by mail, how it is confirmed. */
interface MailTopicRow {
  name: { it: string; en: string }
  join?(api: Api, token: string): Promise<MailChoice>
}

/**
 * What the browser gets from one folder of `extensions/`. It is part of the first view's code: parts, pages and the
 * dashboard's rows are imported when they are drawn.
 */
export interface WebExtension {
  name: string
  places?: { readonly [P in PlaceName]?: ComponentType<Places[P]> }
  pages?: readonly ExtensionPage[]
  /** Of the footer's list for buyers. */
  footerLinks?: readonly { path: string; name: { it: string; en: string } }[]
  /** Names of its mails for lists of them. */
  mailNames?: Readonly<Record<string, { it: string; en: string }>>
  mailTopics?: Readonly<Record<string, MailTopicRow>>
  desk?(): Promise<DeskRows>
}

const all: WebExtension[] = []

/** Called once by the entries, before anything is drawn. */
export function installWebExtensions(extensions: readonly WebExtension[]): void {
  if (all.length === 0) all.push(...extensions)
}

export const webExtensions = (): readonly WebExtension[] => all

export const extensionMailName = (kind: string, language: 'it' | 'en'): string | undefined =>
  all.flatMap(({ mailNames }) => mailNames?.[kind]?.[language] ?? [])[0]
