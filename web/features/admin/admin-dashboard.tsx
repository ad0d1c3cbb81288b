import { lazy, type ReactNode, Suspense } from 'react'
import { Tabs } from '#web/ui/tabs.tsx'
import type { AdminTab } from './admin-address.ts'
import { AdminHeader } from './admin-header.tsx'
import { ImageProtection } from './image-protection.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { useAdminAddress } from './use-admin-address.ts'

const panels = {
  prodotti: lazy(() => import('./product-panel.tsx')),
  ordini: lazy(() => import('./order-panel.tsx')),
  recensioni: lazy(() => import('./review-panel.tsx')),
}

const labels: Record<AdminTab, ReactNode> = {
  prodotti: 'Gestione Prodotti',
  ordini: 'Ordini',
  recensioni: 'Recensioni',
  clienti: 'Clienti',
}

/** Specification section 2, «Admin dashboard». */
export default function AdminDashboard() {
  const { address, show } = useAdminAddress()
  const selected = address.tab ?? 'prodotti'
  const tabs = (Object.keys(panels) as (keyof typeof panels)[]).map((id) => {
    const Panel = panels[id]
    return {
      id,
      label: labels[id],
      content: id === selected && (
        <Suspense fallback={<TableSkeleton />}>
          <Panel />
        </Suspense>
      ),
    }
  })
  return (
    <>
      <AdminHeader />
      <main id="main" tabIndex={-1} className="wrap on-white adm-main">
        <ImageProtection />
        <Tabs
          label="Sezioni"
          tabs={tabs}
          selected={selected}
          onSelect={(id) => show({ tab: id === 'prodotti' ? undefined : (id as AdminTab) })}
        />
      </main>
    </>
  )
}
