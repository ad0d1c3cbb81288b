/** A page of the shop without its content: the meaning of its address for readers, search engines and loading. */
export interface Page {
  /** Of the Italian page: the English one stands under `/en`. */
  path: string
  /**
   * Pages for `everybody` are cached and in the sitemap. Pages with a `key` in the address, or of a demo only, send no
   * referrer and are not indexed. Pages of an `owner` are rendered for each one.
   */
  readers: 'everybody' | 'owner' | 'key'
  info?: string
  /** Its content depends on the address: not in the sitemap, not indexed. */
  isUnlisted?: boolean
  /** There is no English one. */
  isItalian?: boolean
  /** Code and styles of the first view besides the entry (without: `laterPages`), and the dictionaries it needs, without their language. */
  modules?: readonly string[]
  texts?: readonly string[]
}

export const laterPages = 'web/pages/later/later-pages.ts'

const corePages = [
  {
    path: '/',
    readers: 'everybody',
    modules: ['web/pages/home/home-page.tsx'],
    texts: ['web/pages/home/home'],
  },
  { path: '/$category', readers: 'everybody', modules: ['web/pages/category-page.tsx'] },
  {
    path: '/$category/$slug',
    readers: 'everybody',
    modules: ['web/pages/shelf-page.tsx', 'web/pages/load-shelf-page.ts'],
  },
  {
    path: '/prodotto/$slug',
    readers: 'everybody',
    modules: ['web/pages/product-page.tsx'],
    texts: ['web/catalog/product'],
  },
  { path: '/condizioni', readers: 'everybody', info: 'condizioni' },
  { path: '/privacy', readers: 'everybody', info: 'privacy' },
  { path: '/cookie', readers: 'everybody', info: 'cookie' },
  { path: '/spedizioni-e-resi', readers: 'everybody', info: 'spedizioni-e-resi' },
  { path: '/garanzia', readers: 'everybody', info: 'garanzia' },
  { path: '/accessibilita', readers: 'everybody', info: 'accessibilita' },
  { path: '/recesso', readers: 'everybody', info: 'recesso' },
  { path: '/pagina/$slug', readers: 'everybody', modules: [laterPages, 'web/pages/info/own-page.tsx'] },
  { path: '/versioni/$page/$version', readers: 'everybody', isUnlisted: true },
  { path: '/buono-regalo', readers: 'everybody', modules: [laterPages, 'web/orders/gift-cards/gift-card-page.tsx'] },
  {
    path: '/confronta',
    readers: 'everybody',
    isUnlisted: true,
    modules: [laterPages, 'web/pages/compare/compare-page.tsx'],
  },
  {
    path: '/account',
    readers: 'owner',
    modules: [laterPages, 'web/pages/account-page.tsx'],
    texts: ['web/session/account', 'web/ui/form/forms'],
  },
  { path: '/admin', readers: 'owner', isItalian: true, modules: [laterPages, 'web/pages/admin-page.tsx'] },
  { path: '/reimposta-password', readers: 'owner' },
  { path: '/lista', readers: 'owner' },
  { path: '/lista/$key', readers: 'key' },
  { path: '/le-tue-mail', readers: 'key' },
  { path: '/ordine/$orderNumber', readers: 'key' },
  { path: '/ordine/$orderNumber/reso', readers: 'key' },
  { path: '/ordine/$orderNumber/modifica', readers: 'key' },
  { path: '/checkout/ritorno', readers: 'key' },
  { path: '/checkout/annullato', readers: 'key' },
  { path: '/posta', readers: 'key' },
  { path: '/posta/$mailId', readers: 'key' },
] as const satisfies readonly Page[]

/** The long texts by the name in their address. */
export type InfoName = Extract<(typeof corePages)[number], { info: string }>['info']

/** Every page, once: the router and all others read this table, which has those of the extensions too. */
export const pages: Page[] = [...corePages]

export function addPages(rows: readonly Page[]): void {
  pages.push(...rows)
}
