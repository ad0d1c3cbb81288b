import { withLaterRows } from '#web/extensions/desk-rows.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { AdminGate } from '#web/pages/admin-gate.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Counter = lazyPart(async () => (await withLaterRows(() => import('./counter.tsx'))).CounterScreen)

export function CounterPage() {
  const { name } = useShop()
  return (
    <>
      <title>{`Banco · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <AdminGate>
        <Counter />
      </AdminGate>
    </>
  )
}
