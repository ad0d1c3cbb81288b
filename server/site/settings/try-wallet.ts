import { WalletError } from '#server/orders/deps/wallet-provider.ts'
import { CredentialsRefused } from '#server/orders/paypal/paypal-tokens.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { WalletTest } from '#shared/contract/orders/admin-payments.ts'

/** Asks for an order that no one made: the answer needs the credentials, and moves no money. */
export async function tryWallet(wallet: Deps['wallet']): Promise<WalletTest> {
  if (!wallet) return { state: 'off' }
  try {
    await wallet.getOrder('PROVA')
    return { state: 'works' }
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    const isRefused = error instanceof CredentialsRefused || error.failure === 'rejected'
    return { state: isRefused ? 'refused' : 'unreachable' }
  }
}
