import { type Category, isCategory, type SortOrder, sortOrders } from '#shared/domain/platform/goods/categories.ts'

/** The four tabs of the dashboard. */
export const adminTabs = ['prodotti', 'ordini', 'recensioni', 'clienti'] as const
export type AdminTab = (typeof adminTabs)[number]

/** The places in the header; each has sections (desk-sections.ts), Lavori those of extensions alone. */
export const adminPlaces = ['lavori', 'prezzi', 'negozio'] as const
export type AdminPlace = (typeof adminPlaces)[number]

export const placeNames: Record<AdminPlace, string> = { lavori: 'Lavori', prezzi: 'Prezzi', negozio: 'Negozio' }

/** Beside the products themselves, with `taglie` and `importazioni`. */
export const shelfViews = ['scaffali', 'dati', 'parole'] as const
export type ShelfView = (typeof shelfViews)[number]

export interface AdminAddress {
  /** Without one, and without a view: Oggi, with the products below. */
  tab?: AdminTab | AdminPlace | undefined
  categoria?: Category | undefined
  /** For products: the listed shelf. */
  scaffale?: string | undefined
  cerca?: string | undefined
  /** For products: attivi, disattivi, senza-prezzo, scorta. For orders and reviews: their own states. */
  stato?: string | undefined
  /** Of orders: those with this tag. */
  etichetta?: string | undefined
  /** Days, sums («10.00»), the way of paying and a person, which narrow a list. */
  dal?: string | undefined
  al?: string | undefined
  minimo?: string | undefined
  massimo?: string | undefined
  pagamento?: string | undefined
  persona?: string | undefined
  ordina?: SortOrder | undefined
  pagina?: number | undefined
  /** The section of a tab or place; an unknown one is its first. */
  vista?: string | undefined
  /** The open dialog: `prodotto-nuovo`, `prodotto-12`, `ordine-…`, `buono-…`, `buononuovo`, `cliente-…`, `scaffale-…`, `dato-…`, `parola-…`, `ribasso-…`, `codici-…`, `scheda-…`, `importa`, `importazione-…`, `lavoro-…`, `foto`, `comandi`. */
  apri?: string | undefined
}

export const narrowedBy = ['dal', 'al', 'minimo', 'massimo', 'pagamento', 'categoria', 'persona'] as const
export type NarrowedBy = (typeof narrowedBy)[number]

export function readAdminAddress(search: Record<string, unknown>): AdminAddress {
  const page = Number(search.pagina)
  const text = (value: unknown, max: number) =>
    typeof value === 'string' && value !== '' ? value.slice(0, max) : undefined
  return {
    tab: [...adminTabs, ...adminPlaces].find((tab) => tab === search.tab),
    categoria: isCategory(search.categoria) ? search.categoria : undefined,
    scaffale: text(search.scaffale, 100),
    cerca: text(search.cerca, 200),
    stato: text(search.stato, 40),
    etichetta: text(search.etichetta, 30),
    dal: written(search.dal, /^\d{4}-\d\d-\d\d$/),
    al: written(search.al, /^\d{4}-\d\d-\d\d$/),
    minimo: written(search.minimo, /^\d{1,9}\.\d\d$/),
    massimo: written(search.massimo, /^\d{1,9}\.\d\d$/),
    pagamento: text(search.pagamento, 20),
    persona: text(search.persona, 100),
    ordina: sortOrders.find((order) => order === search.ordina),
    pagina: Number.isInteger(page) && page > 1 && page < 100_000 ? page : undefined,
    vista: text(search.vista, 20),
    apri:
      typeof search.apri === 'string' && /^[a-z]+(-[A-Za-z0-9-]{1,64})?$/.test(search.apri) ? search.apri : undefined,
    ...movedAddress(search),
  }
}

/** Its router reads a sum in an address as a number. */
function written(value: unknown, form: RegExp): string | undefined {
  const text = typeof value === 'number' ? value.toFixed(2) : value
  return typeof text === 'string' && form.test(text) ? text : undefined
}

export const isTodayShown = ({ tab, vista }: AdminAddress) => tab === undefined && vista === undefined

/** What former addresses, in mails and bookmarks, are now; undefined for a present one. */
export function movedAddress({ tab, vista, apri }: Record<string, unknown>): AdminAddress | undefined {
  if (typeof apri === 'string' && /^impostazioni(-|$)/.test(apri))
    return { ...(formerSettings[apri.slice(13)] ?? { tab: 'negozio', vista: 'accessi' }), apri: undefined }
  if (vista === 'ribassi' && tab === undefined) return { tab: 'prezzi' }
  if (vista === 'recessi') return { vista: 'resi' }
}

const formerSettings: Record<string, AdminAddress> = {
  negozio: { tab: 'negozio', vista: 'dati' },
  orari: { tab: 'negozio', vista: 'orari' },
  consegne: { tab: 'prezzi', vista: 'consegne' },
  taglie: { tab: 'prodotti', vista: 'taglie' },
  pagamenti: { tab: 'negozio', vista: 'pagamenti' },
  posta: { tab: 'negozio', vista: 'posta' },
  trovare: { tab: 'negozio', vista: 'collegamenti' },
  programmi: { tab: 'negozio', vista: 'collegamenti' },
}
