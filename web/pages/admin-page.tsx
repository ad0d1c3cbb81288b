import { AdminGate } from '#web/admin/admin-gate.tsx'
import { useShop } from '#web/i18n/shop-query.ts'

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
