import { installedDesk } from '#extensions/installed-desk.ts'
import { type AdminPlace, adminPlaces } from '#web/admin/admin-address.ts'
import { deskSections } from '#web/admin/site/desk/desk-sections.ts'

/**
 * What an address opens: each is judged once, at every width and by the accessibility rules (reflow.spec.ts,
 * admin-layout.spec.ts). A story judges what only it reaches.
 */
interface Made {
  word: string
  slug: string
  order: { orderNumber: string; accessKey: string }
}

export const visitorScreens = ({ word, slug, order: { orderNumber, accessKey } }: Made): readonly string[] => [
  '/',
  '/biciclette',
  '/bici-usate',
  '/accessori',
  '/componenti',
  '/abbigliamento',
  '/componenti/copertoni',
  '/accessori/borracce',
  `/?q=${word}`,
  '/?q=zzzzqqqq',
  `/prodotto/${slug}`,
  `/prodotto/${slug}?recensione=1`,
  '/accessori?menu=1',
  '/biciclette?filtri=1',
  `/ordine/${orderNumber}?k=${accessKey}`,
  `/ordine/${orderNumber}/modifica?k=${accessKey}`,
  '/account',
  '/recesso',
  '/buono-regalo',
  '/confronta',
  '/condizioni',
  '/privacy',
  '/cookie',
  '/spedizioni-e-resi',
  '/garanzia',
  '/accessibilita',
  '/reimposta-password?token=x',
  '/checkout/annullato',
  '/posta',
]

/** Opened over a page, without a login. */
export const visitorLayers = ['cart', 'checkout', 'accedi']

export const sectionsOf = (place: AdminPlace) => [
  ...deskSections(place),
  ...installedDesk.flatMap(({ [place]: own = [] }) => own),
]

/** Every section of Prezzi and Negozio. */
export const placeScreens: readonly string[] = adminPlaces.flatMap((place) =>
  sectionsOf(place).map(({ id }) => `/admin?tab=${place}&vista=${id}`),
)

export const staffScreens = (listOfOne: string, productId: number, orderId: string): readonly string[] => [
  '/admin',
  listOfOne,
  '/admin?categoria=bici-usate',
  ...['scaffali', 'dati', 'parole', 'taglie', 'importazioni'].map((view) => `/admin?vista=${view}`),
  '/admin?tab=ordini',
  ...['resi', 'bonifici', 'buoni', 'email', 'pagamenti'].map((view) => `/admin?tab=ordini&vista=${view}`),
  '/admin?tab=recensioni',
  '/admin?tab=clienti',
  `/admin?tab=ordini&apri=ordine-${orderId}`,
  '/admin?apri=importa',
  '/admin?apri=prodotto-nuovo',
  `/admin?apri=prodotto-${productId}`,
  ...placeScreens,
  '/admin?apri=comandi',
]
