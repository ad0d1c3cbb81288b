import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { maxLineQuantity } from '#shared/domain/platform/goods/cart.ts'
import { onlySizeLeft } from '#shared/domain/platform/goods/sizes.ts'
import { useAddToCart, useBuyNow } from '#web/catalog/product-parts/add-to-cart.ts'
import { piecesLeft } from '#web/catalog/product-parts/cart-item.ts'
import { readProductAddress } from './product-address.ts'

export interface Purchase {
  /** Undefined until it is chosen; null for a product without sizes. */
  size: string | null | undefined
  chooseSize(size: string): void
  quantity: number
  setQuantity(quantity: number): void
  most: number
  /** Grows with each try that lacked a size. */
  refusals: number
  isBusy: boolean
  add(): void
  /** One unit, whatever the chosen quantity. */
  buyNow(): void
}

/** The choice for a purchase: one unit, and no preselected size among several. */
export function usePurchase(product: Product): Purchase {
  const { taglia } = readProductAddress(useSearch({ strict: false }))
  const [size, setSize] = useState(
    () => product.sizes.find((one) => one.size === taglia && one.stock > 0)?.size ?? onlySizeLeft(product.sizes),
  )
  const [wanted, setWanted] = useState(1)
  const [refusals, setRefusals] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const addToCart = useAddToCart()
  const buyNow = useBuyNow()
  const chosen = product.sizes.length === 0 ? null : size
  const units = chosen === undefined ? product.stock : piecesLeft(product, chosen)
  const most = Math.max(1, Math.min(units, maxLineQuantity))
  const quantity = Math.min(wanted, most)
  const run = (action: (size: string | null) => Promise<unknown>) => {
    if (isBusy) return
    if (chosen === undefined) return setRefusals((count) => count + 1)
    setBusy(true)
    void action(chosen).finally(() => setBusy(false))
  }
  return {
    size: chosen,
    chooseSize: setSize,
    quantity,
    setQuantity: setWanted,
    most,
    refusals,
    isBusy,
    add: () => run((one) => addToCart(product, one, quantity)),
    buyNow: () => run((one) => buyNow(product, one)),
  }
}
