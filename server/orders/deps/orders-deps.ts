import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import type { Wallet } from './wallet-provider.ts'

export interface OrdersDeps extends CatalogDeps {
  wallet: Wallet | undefined
}
