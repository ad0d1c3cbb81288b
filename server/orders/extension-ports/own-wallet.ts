import type { Wallet } from '#server/orders/deps/wallet-provider.ts'
import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'

/** The wallet of credentials that the shop keeps itself. Asked at each use. @returns undefined while there are none */
export type OwnWallet = (parts: Pick<PlatformDeps, 'config' | 'shop' | 'sealing'>) => Wallet | undefined

let own: OwnWallet = () => undefined

export function setOwnWallet(given: OwnWallet): void {
  own = given
}

export const ownWallet: OwnWallet = (parts) => own(parts)
