import { useShop } from '#web/i18n/shop-query.ts'
import { AdminGate } from '#web/pages/admin-gate.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const OfferWriter = lazyPart(async () => (await import('./offer-writer.tsx')).OfferWriter)

/** /admin/proposte: where a shop without a counter writes its offers. */
export function OfferScreen() {
  const { name } = useShop()
  return (
    <>
      <title>{`Proposte · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <AdminGate>
        <OfferWriter />
      </AdminGate>
    </>
  )
}
