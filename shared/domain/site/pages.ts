/** A page of the shop, but for its content: what its address means for who reads it, finds it and loads it. */
export interface Page {
  /** Of the Italian page: the English one stands under `/en`. */
  path: string
  /**
   * The same page for `everybody` is kept and stands in the sitemap. One with a `key` in its address, or of a demo only,
   * is told to no other site and found by no search engine. What its `owner` sees is made for each of them.
   */
  readers: 'everybody' | 'owner' | 'key'
  info?: string
  /** It shows what its address asks for: nothing for a sitemap or a search engine. */
  isUnlisted?: boolean
  /** There is no English one. */
  isItalian?: boolean
  /** Code and styles of the first view besides the entry (without: `laterPages`), and the dictionaries it needs. */
  modules?: readonly string[]
  texts?: readonly string[]
}

export const laterPages = 'web/pages/later-pages.ts'

/** Every page, once: the router has no other, and who asks about pages asks here. */
export const pages = [
  {
    path: '/',
    readers: 'everybody',
    modules: ['web/pages/home/home-page.tsx', 'web/pages/home/load-home.ts'],
    texts: ['home'],
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
    modules: ['web/pages/product-page.tsx', 'web/pages/load-product-page.ts'],
    texts: ['product', 'reviews'],
  },
  { path: '/condizioni', readers: 'everybody', info: 'condizioni' },
  { path: '/privacy', readers: 'everybody', info: 'privacy' },
  { path: '/cookie', readers: 'everybody', info: 'cookie' },
  { path: '/spedizioni-e-resi', readers: 'everybody', info: 'spedizioni-e-resi' },
  { path: '/garanzia', readers: 'everybody', info: 'garanzia' },
  { path: '/accessibilita', readers: 'everybody', info: 'accessibilita' },
  { path: '/recesso', readers: 'everybody', info: 'recesso' },
  { path: '/buono-regalo', readers: 'everybody' },
  { path: '/confronta', readers: 'everybody', isUnlisted: true },
  {
    path: '/account',
    readers: 'owner',
    modules: [laterPages, 'web/pages/account-page.tsx'],
    texts: ['account', 'forms'],
  },
  { path: '/admin', readers: 'owner', isItalian: true, modules: [laterPages, 'web/pages/admin-page.tsx'] },
  { path: '/reimposta-password', readers: 'owner' },
  { path: '/ordine/$orderNumber', readers: 'key' },
  { path: '/ordine/$orderNumber/reso', readers: 'key' },
  { path: '/ordine/$orderNumber/modifica', readers: 'key' },
  { path: '/checkout/ritorno', readers: 'key' },
  { path: '/checkout/annullato', readers: 'key' },
  { path: '/posta', readers: 'key' },
  { path: '/posta/$mailId', readers: 'key' },
] as const satisfies readonly Page[]

/** The long texts by the name in their address. */
export type InfoName = Extract<(typeof pages)[number], { info: string }>['info']
