import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Act } from '#shared/contract/platform/admin-record.ts'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { Api } from '#web/platform/api.ts'
import type { FormTable } from '#web/ui/form/form-table.tsx'

/** A section of Lavori, Prezzi or Negozio, or a list of a tab. */
export interface Section {
  /** `vista` in the address; the words of the shop's own for the finder stand in finder.json. */
  id: string
  /** The section is shown to who may make this call. */
  call: string
  label: string
  note?: string
  search?: { label: string; placeholder: string }
  /** The section in whose entry it stands, behind a tab; without it, it has an entry of its own. */
  under?: string
  /** A list of Prodotti: reached from a button above the products of this category, too. */
  category?: Category
  /** Goes to the edges of its box. */
  isList?: true
  part: ComponentType
}

/** A product of the list. */
export interface ChosenProduct {
  id: number
  sizes: readonly { size: string }[]
}

export interface FinderRow {
  label: string
  note?: string | undefined
  to: Readonly<Record<string, string | undefined>>
  focus?: string | undefined
  words: string
  isMain?: boolean | undefined
}

/** An address of the shop that programs read, in Collegamenti. */
export interface ServiceAddress {
  /** Its place among all. */
  order: number
  name: string
  what: string
  pathIn(language: Language): string
  /** For programs alone: a browser sees nothing there. */
  request?: RequestInit
  part?: ComponentType
  /** Its state in a badge, where being there is not all. */
  sign?: ComponentType
}

/** A list whose filters can be kept under a name. */
export type SavableList = 'orders' | 'products'

export interface RecordedPlace {
  kind: string
  objectId: string
  name: string | null
  column: string | null
}

export interface RecordWords {
  actTitle(act: Act): string
  placeText(place: RecordedPlace): string
}

/** Given to rows that come before the code of forms does. */
export type FieldKinds = Pick<typeof import('#web/ui/form/field-rows.tsx'), 'choice' | 'text' | 'tick'>

/** What the dashboard's first view does not show. */
export interface LaterDeskRows {
  /** What a ticket can become besides a sale. One extension at most. */
  ticketEnd?: TicketEnd
  /** The finder's words for a section, by its place: «lavori/servizi». */
  sectionWords?: Readonly<Record<string, string>>
  /** Names of its mails for lists of them. */
  mailNames?: Readonly<Record<string, { it: string; en: string }>>
  /** Words of the record for the kinds of its rows (one, many), their tables, columns and values, and for what its calls do. */
  recordWords?: Readonly<
    Partial<Record<'kinds' | 'tables' | 'columns' | 'values' | 'deeds', Readonly<Record<string, string>>>>
  >
  finder?: { actions?: readonly FinderRow[]; places?: readonly FinderRow[] }
  addresses?: readonly ServiceAddress[]
  /** Of the menu above the products: it opens an address, or downloads a file. */
  productMenu?: readonly {
    label: string
    icon: LucideIcon
    to?: { vista: string } | { apri: string }
    download?: string
    /** On a button of its own where there is no product yet. */
    first?: string
  }[]
  /** Fields of the product's form in groups of their own, made with its kinds; their names are those of the calls. */
  productGroups?: readonly {
    title: string
    line: string
    fields(kinds: FieldKinds): FormTable
    /** Below it, folded or not: what the typed values lack. */
    note?: ComponentType<{ values: FieldValues }>
  }[]
}

/** One product of a ticket. */
export interface TicketLine {
  productId: number
  size: string | null
  name: string
  productCode: string
  quantity: number
  listCents: number
  priceCents: number
  /** Of another price than the list's. */
  reason: string
  /** As it was read. */
  stock: number
}

/** What is put together for a customer in the shop. */
export interface Ticket {
  lines: TicketLine[]
  name: string
  email: string
  /** What it was taken back from, as the list of those said. */
  from?: string | undefined
}

/** What a ticket can become beside a sale. */
interface TicketEnd {
  label: string
  part: ComponentType<{ ticket: Ticket; onBack(): void; onDone(): void }>
  /** Those that were made, to be taken back. */
  list: { label: string; icon: LucideIcon; part: ComponentType<{ onTake(ticket: Ticket): void; hasTicket: boolean }> }
}

/** What extensions add to the dashboard. */
export interface DeskRows {
  later?(): Promise<{ later: LaterDeskRows }>
  lavori?: readonly Section[]
  prezzi?: readonly Section[]
  negozio?: readonly Section[]
  clienti?: readonly Section[]
  ordini?: readonly Section[]
  /** Beside the products, reached from their menu. */
  prodotti?: readonly Section[]
  /** What can be done with products that were chosen in their list. */
  chosenProducts?: { call: string; part: ComponentType<{ products: readonly ChosenProduct[] }> }
  /** Of a used bicycle, above its form and its card. */
  usedBicycle?: { call: string; part: ComponentType<{ productId: number }> }
  /** Pages of their own, in the header. */
  links?: readonly {
    call: string
    label: string
    path: string
    /** Not where another screen leads there. */
    unless?: 'ticketScreen'
  }[]
  /** It has a screen for tickets, which shows what they can become. */
  ticketScreen?: true
  /** Beside the steps of an order. */
  orderAction?: ComponentType<{ orderId: string }>
  /** Where a line of «Da fare oggi» leads, where the extension has a better place for it. */
  tasks?: Readonly<Partial<Record<'toConfirm', FinderRow['to']>>>
  /** The actions beside an act of the record, in the record's words. */
  actCell?: ComponentType<{ act: Act; words: RecordWords }>
  /** Brings a product back whose deletion was just said. */
  undoDeletion?(api: Api, productId: number): Promise<unknown>
  /** Which shop this start opened, and the way to the other: a box of Oggi in the demo, else words below the steps before the opening. */
  startChoice?: { call: string; part: ComponentType }
  /** A question below the steps before the opening, with the way to its answer. */
  beforeOpening?: readonly { question: string; label: string; to: FinderRow['to'] }[]
  /** How many wait for products and sizes that are sold out. */
  awaited?(api: Api): Promise<readonly { productId: number; size: string | null; waiting: number }[]>
  /** Of the products: a line above their list (of one extension at most), dialogs by their name in the address (`apri`), and views (`vista`). */
  products?: {
    above?: ComponentType
    dialogs?: Readonly<Record<string, ComponentType<{ onClose(): void }>>>
    views?: Readonly<Record<string, ComponentType>>
  }
  /** Opens from a button above the customers. */
  customerImport?: ComponentType<{ onClose(): void }>
  /** Of Posta, above the trial. */
  mailBox?: ComponentType
  /** Of Pagamenti, below the wallet, where the environment names no credentials. */
  walletKeys?: ComponentType
  /** Of Oggi, below the sales. */
  today?: ComponentType
  /** Of an order's dialog, below its refunds. */
  orderPapers?: ComponentType<{ order: { id: string; paymentStatus: string; orderStatus: string } }>
  /** Above a list, whose filters it can keep. */
  savedViews?: ComponentType<{ list: SavableList }>
}
