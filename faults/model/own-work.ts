import { cancelAlone, isKeptTooLong, isUnpaidTooLong } from './order-moves.ts'
import { closeReturn, isHeldTooLong } from './return-moves.ts'
import type { ModelWallet, ShopModel } from './shop-model.ts'
import { lookAfter } from './wallet-moves.ts'

/** The shop's own jobs. `numberOf`: the order created for a wallet payment. */
export function workOf(model: ShopModel, numberOf: (wallet: ModelWallet) => string): void {
  for (const order of model.orders) {
    if (isUnpaidTooLong(model, order) || isKeptTooLong(model, order)) cancelAlone(model, order)
    for (const one of order.returns) if (isHeldTooLong(model, one)) closeReturn(one, 'cancelled')
  }
  for (const wallet of model.wallets)
    if (wallet.nextLookAt <= model.now) lookAfter(model, wallet, () => numberOf(wallet))
}
