/**
 * Everything that opens over a page has an address, so Back closes it and a link opens it.
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
