import { useShop } from '#web/shop-query.ts'

export function WalletFacts() {
  const { walletOffered } = useShop()
  return (
    <section aria-labelledby="wallet">
      <h3 id="wallet">PayPal</h3>
      <p>{walletOffered ? 'Acceso' : 'Spento'}</p>
    </section>
  )
}
