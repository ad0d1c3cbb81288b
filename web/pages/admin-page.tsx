import { useShop } from '#web/i18n/shop-query.ts'
import { AdminGate } from './admin-gate.tsx'

export function AdminPage() {
  const { name } = useShop()
  return (
    <>
      <title>{`Amministrazione · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <AdminGate />
    </>
  )
}
