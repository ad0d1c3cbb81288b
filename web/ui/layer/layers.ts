import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/**
 * Everything that opens over a page has an address, so Back closes it and a link opens it (rule 414).
 * `p` is the product dialog (masked as /prodotto/…), the others are what their names say.
 */
export interface Layers {
  p?: string
  foto?: number
  cart?: 1
  checkout?: 1
  accedi?: 1
  recensione?: 1
  menu?: 1
  filtri?: 1
  garanzia?: 1
  bici?: 1
  /** The administration's dialog, `prodotto-12`: read and checked there. */
  apri?: string
}

export type LayerName = keyof Layers

const isOn = (value: unknown): 1 | undefined =>
  value === 1 || value === '1' || value === true || value === '' ? 1 : undefined

/** Reads the layers from an address; anything else there belongs to the page. */
export function readLayers(search: Record<string, unknown>): Layers {
  const photo = Number(search.foto)
  return {
    p: typeof search.p === 'string' && /^[a-z0-9-]{1,120}$/.test(search.p) ? search.p : undefined,
    foto: Number.isInteger(photo) && photo >= 1 && photo <= 99 ? photo : undefined,
    cart: isOn(search.cart),
    checkout: isOn(search.checkout),
    accedi: isOn(search.accedi),
    recensione: isOn(search.recensione),
    menu: isOn(search.menu),
    filtri: isOn(search.filtri),
    garanzia: isOn(search.garanzia),
    bici: isOn(search.bici),
  }
}

/** While the product's dialog is open the address bar shows the product's own page, with the layers above it. */
function maskOf(search: Record<string, unknown>) {
  const { p, ...above } = readLayers(search)
  return p === undefined ? undefined : ({ to: '/prodotto/$slug', params: { slug: p }, search: above } as const)
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The layers this step opened: closing them is a step back. */
    opened?: LayerName | undefined
  }
}

/** For who only opens a layer, like the cards of a list: they are not drawn anew when an address changes. */
export function useOpenLayer<N extends LayerName>(name: N) {
  const router = useRouter()
  return (next: NonNullable<Layers[N]>, options: { replacing?: LayerName } = {}): Promise<void> => {
    const search = {
      ...router.latestLocation.search,
      ...(options.replacing && { [options.replacing]: undefined }),
      [name]: next,
    }
    return router.navigate({
      to: '.',
      search,
      mask: maskOf(search),
      state: { opened: name },
      replace: options.replacing !== undefined,
      resetScroll: false,
    })
  }
}

/** One layer: whether it is open, and how to open and close it. In the server's page none is. */
export function useLayer<N extends LayerName>(name: N) {
  const asked = (useSearch({ strict: false }) as Layers)[name]
  const value = useHydrated(asked !== undefined) ? asked : undefined
  const navigate = useNavigate()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return {
    value,
    isOpen: value !== undefined,
    open: useOpenLayer(name),
    close: () => {
      if (canGoBack && router.state.location.state.opened === name) return router.history.back()
      const search = { ...router.latestLocation.search, [name]: undefined }
      void navigate({ to: '.', search, mask: maskOf(search), replace: true, resetScroll: false })
    },
  }
}
