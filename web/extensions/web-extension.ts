import type { ComponentType, ReactNode } from 'react'
import type { MailChoice } from '#shared/contract/platform/topic-choice.ts'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import type { Api } from '#web/platform/api.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import type { DeskRows } from './desk-row.ts'

/** The named places of the shop's pages, and what the part at each receives. */
export interface Places {
  /** Of the head of a category's page, rendered by the server. */
  'category.head': { category: Category; name: string; language: Language }
  /** A box of the account, below its addresses. */
  'account.main': Record<never, never>
  /** A box of the account, in its second column. */
  'account.section': { email: string }
  /** Bicycles to look at parts for, above the search for one. */
  'bike.choice': { onTake(bike: { name: string; slug: string; serialNumber?: string | null }): void }
  /** Of one bicycle of the account. */
  'bike.own': { id: string; name: string }
  /** Of a product's page and dialog, below its specifications. */
  'product.block': { product: ProductSafety }
  /** Below the buyer's details. */
  'checkout.extra': CheckoutExtra
  /** Below the ways of delivery, where the order is collected. */
  'checkout.pickup': CheckoutExtra & { lines: readonly { productId: number }[]; isLocked: boolean }
  /** Draws nothing: a further way to pay, drawn as the others. */
  'checkout.pay': { offer(way: OfferedWay): () => void; isFetched: boolean; amountCents: Cents }
  /** Of an order's page, for its customer; without the key in the account. */
  'order.block': { orderNumber: string; accessKey: string }
  /** Of an order's page, while it waits for its transfer: a further way to pay it. */
  'order.pay': { orderNumber: string; accessKey: string; toPay: string; onPaid(): Promise<void>; onProblem(): void }
  /** The page of mails, reached without the link of a mail. */
  'mails.join': Record<never, never>
}

/** The checkout adds a part that takes the money. */
export interface OfferedWay {
  method: 'counter' | 'card' | 'paypal'
  /** One of several ways of the same method. */
  instrument?: string
  title: string
  text: string
  /** On the button that commits the order. */
  submit: string
  /** In place of that button, while the order can be committed. */
  Button?: ComponentType | undefined
  /** Stands before the shop's own ways; the first choice stays theirs. */
  isFirst?: boolean
}

interface ProductSafety {
  maker?: { name: string; address: string; email: string; euContact?: string | undefined } | null | undefined
  warnings?: string | null | undefined
  safety?:
    | {
        composition: string | null
        hasAnimalParts: boolean
        isElectric: boolean
        battery: { chemistry: string | null; wattHours: number | null; passport: string | null } | null
      }
    | null
    | undefined
}

interface CheckoutExtra {
  /** Called with the address of each order that is sent; it answers how to end it. */
  onOrder(act: (email: string) => void): () => void
  /** The value of a field as the order is sent; null: what is typed there is wrong, and nothing is sent. */
  orderField(name: string, read: () => unknown): () => void
  customerName: string
  /** What the server had against the last order, by the path in its field: "invoice.vatNumber". */
  refused: Readonly<Record<string, string>>
  /** A pick-up: no address is typed. */
  isFetched: boolean
}

export type PlaceName = keyof Places

interface ExtensionPage {
  /** Of the Italian page, as its row in the table of pages. */
  path: string
  readSearch?(search: Record<string, unknown>): Record<string, unknown>
  load?(context: RouteContext, params: Record<string, string>, search: Record<string, unknown>): Promise<unknown>
  component: (props: object) => ReactNode
}

interface CategoryHead {
  part: ComponentType
  /** With the page's own data. */
  load(context: RouteContext): Promise<void>
}

/** A topic of mails that their reader can stop, and where it is asked for by mail, how it is confirmed. */
interface MailTopicRow {
  name: { it: string; en: string }
  join?(api: Api, token: string): Promise<MailChoice>
}

export type MailTopicRows = Readonly<Record<string, MailTopicRow>>

/**
 * What the browser gets from one folder of `extensions/`. It is part of the first view's code: parts, pages and the
 * dashboard's rows (`DeskRows`, in a list of their own) are imported when they are drawn.
 */
export interface WebExtension {
  places?: { readonly [P in PlaceName]?: ComponentType<Places[P]> }
  /** In the place of the name and shelves at the head of a category's page, rendered by the server. */
  categoryHeads?: { readonly [C in Category]?: CategoryHead }
  pages?: readonly ExtensionPage[]
  /** Of the footer's list for buyers. */
  footerLinks?: readonly { path: string; name: { it: string; en: string } }[]
  mailTopics?(): Promise<MailTopicRows>
}

const all: WebExtension[] = []
type LoadDesk = () => Promise<readonly DeskRows[]>
let desk: LoadDesk | undefined

/** Called once by the entries, before anything is drawn. */
export function installWebExtensions(extensions: readonly WebExtension[], loadDesk: LoadDesk): void {
  if (all.length === 0) all.push(...extensions)
  desk = loadDesk
}

export const extensionDesk: LoadDesk = async () => (await desk?.()) ?? []

export const webExtensions = (): readonly WebExtension[] => all

/** Whether an extension has a part at the place. */
export const isTaken = (name: PlaceName): boolean => all.some(({ places }) => places?.[name])

export const categoryHead = (category: Category): CategoryHead | undefined =>
  all.flatMap(({ categoryHeads }) => categoryHeads?.[category] ?? [])[0]
