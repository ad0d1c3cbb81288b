import { type Category, isCategory, type SortOrder, sortOrders } from '#shared/domain/catalog/categories.ts'

export const adminTabs = ['prodotti', 'ordini', 'recensioni', 'clienti'] as const
export type AdminTab = (typeof adminTabs)[number]

/** Beside the orders themselves. */
export const orderViews = ['resi', 'bonifici', 'buoni', 'email', 'pagamenti'] as const
type OrderView = (typeof orderViews)[number]

/** Beside the products themselves. */
export const shelfViews = ['scaffali', 'dati', 'parole'] as const
export type ShelfView = (typeof shelfViews)[number]
const productViews = [...shelfViews, 'ribassi', 'importazioni'] as const
type ProductView = (typeof productViews)[number]

export interface AdminAddress {
  tab?: AdminTab | undefined
  categoria?: Category | undefined
  /** For products: the listed shelf. */
  scaffale?: string | undefined
  cerca?: string | undefined
  /** For products: attivi, disattivi, senza-prezzo, scorta. For orders and reviews: their own states. */
  stato?: string | undefined
  /** Of orders: those with this tag. */
  etichetta?: string | undefined
  ordina?: SortOrder | undefined
  pagina?: number | undefined
  vista?: OrderView | ProductView | undefined
  /** The open dialog: `prodotto-nuovo`, `prodotto-12`, `ordine-…`, `buono-…`, `buononuovo`, `cliente-…`, `scaffale-…`, `dato-…`, `parola-…`, `ribasso-…`, `scheda-…`, `importa`, `importazione-…`, `foto`, `impostazioni`, `impostazioni-programmi`, `comandi`. */
  apri?: string | undefined
}

export function readAdminAddress(search: Record<string, unknown>): AdminAddress {
  const page = Number(search.pagina)
  const text = (value: unknown, max: number) =>
    typeof value === 'string' && value !== '' ? value.slice(0, max) : undefined
  return {
    tab: adminTabs.find((tab) => tab === search.tab && tab !== 'prodotti'),
    categoria: isCategory(search.categoria) ? search.categoria : undefined,
    scaffale: text(search.scaffale, 100),
    cerca: text(search.cerca, 200),
    stato: text(search.stato, 40),
    etichetta: text(search.etichetta, 30),
    ordina: sortOrders.find((order) => order === search.ordina),
    pagina: Number.isInteger(page) && page > 1 && page < 100_000 ? page : undefined,
    // Former mails link to the statements, which are among the returns now.
    vista: search.vista === 'recessi' ? 'resi' : [...orderViews, ...productViews].find((view) => view === search.vista),
    apri:
      typeof search.apri === 'string' && /^[a-z]+(-[A-Za-z0-9-]{1,64})?$/.test(search.apri) ? search.apri : undefined,
  }
}
