import { useLocation } from '@tanstack/react-router'
import { BackFromWallet } from '#web/orders/checkout/back-from-wallet.tsx'
import { walletTexts } from '#web/orders/wallet/wallet-texts.ts'
import { PageHead } from '#web/ui/page-head.tsx'

/** Where the wallet's provider sends a buyer whose browser opens no windows: /checkout/ritorno and /checkout/annullato. */
export function BackFromWalletPage() {
  const t = walletTexts.useChunk()
  const { pathname, search } = useLocation()
  const { token } = search as { token?: unknown }
  return (
    <div className="wrap column align-start spaced-24 wallet-return">
      <PageHead title={t.returnTitle} description={t.returnTitle} path={pathname} noindex />
      <h1>{t.returnTitle}</h1>
      <BackFromWallet
        providerOrderId={token === undefined ? undefined : String(token)}
        outcome={pathname.endsWith('/annullato') ? 'cancelled' : 'approved'}
      />
    </div>
  )
}
