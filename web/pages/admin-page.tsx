import { AdminGate } from '#web/features/admin/admin-gate.tsx'
import { useShop } from '#web/shop-query.ts'

/** /admin: nothing of it is in the first view of the storefront, and no search engine lists it. */
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
