import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Bike, Package, Star, Users } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { type AdminTab, adminPlaces, adminTabs, isTodayShown, movedAddress } from '#web/admin/admin-address.ts'
import { countText } from '#web/admin/admin-format.ts'
import { productListQuery } from '#web/admin/catalog/products/admin-product-queries.ts'
import { reviewCountsQuery } from '#web/admin/catalog/reviews/admin-review-queries.ts'
import { AdminHeader } from '#web/admin/site/desk/admin-header.tsx'
import { mayOpen, tabCalls } from '#web/admin/site/desk/desk-sections.ts'
import { salesId } from '#web/admin/site/desk/sales-query.ts'
import { ShopToday } from '#web/admin/site/desk/shop-today.tsx'
import { StatCards } from '#web/admin/site/desk/stat-cards.tsx'
import { imagesId } from '#web/admin/site/desk/task-lines.ts'
import { TodayTasks } from '#web/admin/site/desk/today-tasks.tsx'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import { useLandOnWork, useOpenedInView, workId } from '#web/admin/work-in-view.ts'
import { deskRows, withLaterRows } from '#web/extensions/desk-rows.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import '#web/admin/dashboard.css'

const panels = {
  prodotti: lazy(() => import('./product-panel.tsx')),
  ordini: lazy(() => import('#web/admin/orders/order-list/order-panel.tsx')),
  recensioni: lazy(() => import('#web/admin/catalog/reviews/review-panel.tsx')),
  clienti: lazy(() => import('#web/admin/accounts/customers/customer-panel.tsx')),
}
const BeforeOpening = lazy(() => import('#web/admin/site/desk/before-opening.tsx'))
const DeskPlace = lazy(() => import('#web/admin/site/desk/desk-place.tsx'))
const ImageProtection = lazy(() => import('#web/admin/site/desk/image-protection.tsx'))
const SalesChart = lazy(() => import('#web/admin/site/desk/sales-chart.tsx'))
const loadPalette = () => withLaterRows(() => import('#web/admin/site/desk/admin-palette.tsx'))
const AdminPalette = lazy(loadPalette)

export default function AdminDashboard() {
  const { address, show, open, close } = useAdminAddress()
  const { isDemo } = useShop()
  useMovedAddress()
  usePaletteKey(() => open('comandi'))
  useLandOnWork(address)
  const may = useMay()
  const selected = address.tab && mayOpen({ tab: address.tab }, may) ? address.tab : 'prodotti'
  const isToday = isTodayShown(address)
  const place = adminPlaces.find((one) => one === selected)
  useOpenedInView(isToday || place ? undefined : selected)
  const pending = useQuery({ ...reviewCountsQuery(useApi()), enabled: may(tabCalls.recensioni) }).data?.pending ?? 0
  const labels: Record<AdminTab, ReactNode> = {
    prodotti: (
      <>
        <Bike className="icon" aria-hidden="true" />
        <span>
          <span className="admin-long">Gestione </span>Prodotti
        </span>
      </>
    ),
    ordini: (
      <>
        <Package className="icon" aria-hidden="true" />
        Ordini
      </>
    ),
    recensioni: (
      <>
        <Star className="icon" aria-hidden="true" />
        Recensioni {pending > 0 && <span className="count">{countText(pending)}</span>}
      </>
    ),
    clienti: (
      <>
        <Users className="icon" aria-hidden="true" />
        Clienti
      </>
    ),
  }
  const tabs = adminTabs
    .filter((id) => may(tabCalls[id]))
    .map((id) => {
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
      <main id="main" tabIndex={-1} className="wrap on-white admin-main">
        {!place && <StatCards isThin={!isToday} />}
        <Suspense>{isToday && !isDemo && may('PUT /api/admin/settings/opening') && <BeforeOpening />}</Suspense>
        <div className={isToday ? 'admin-desk grid' : 'above-16'}>
          {isToday && <TodayRail />}
          {/* The target of tasks and palette, for keyboard users. */}
          <div id={workId} className="admin-work" tabIndex={-1}>
            <Tabs
              label="Sezioni"
              tabs={tabs}
              selected={selected}
              onSelect={(id) => {
                show({ tab: adminTabs.find((tab) => tab === id) })
              }}
            />
            <Suspense fallback={<TableSkeleton />}>{place && <DeskPlace place={place} />}</Suspense>
          </div>
        </div>
        {isToday && may('GET /api/admin/sales') && (
          <AfterList meanwhile={<div className="box admin-sales" id={salesId} />}>
            <SalesChart />
            {deskRows('today').map((Part, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is the same for good
              <Part key={i} />
            ))}
          </AfterList>
        )}
      </main>
      <Suspense>{address.apri === 'comandi' && <AdminPalette onClose={close} />}</Suspense>
    </>
  )
}

/** The first list does not wait for the code of what stands beside and below it. */
function AfterList({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) {
  const { address } = useAdminAddress()
  const { isFetched } = useQuery({ ...productListQuery(useApi(), address), enabled: false })
  return isFetched ? <Suspense fallback={meanwhile}>{children}</Suspense> : meanwhile
}

/** A former address is shown as the present one: what opens next adds to it. */
function useMovedAddress(): void {
  const isMoved = movedAddress(useSearch({ strict: false })) !== undefined
  const { address, replaceWith } = useAdminAddress()
  useEffect(() => {
    if (isMoved) replaceWith(address)
  })
}

/** Ctrl+K, on a Mac Cmd+K. */
function usePaletteKey(onKey: () => void): void {
  // Preloads the palette for users who type right after the shortcut, once the first list has had its time.
  useEffect(() => {
    const later = setTimeout(() => void loadPalette().catch(() => undefined), 3000)
    return () => clearTimeout(later)
  }, [])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      // Over an open form it would take the form away.
      if (!document.querySelector('[role=dialog],[role=alertdialog]')) onKey()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onKey])
}

function TodayRail() {
  const { isDemo } = useShop()
  const may = useMay()
  return (
    <div className="admin-rail">
      <TodayTasks />
      <ShopToday />
      {isDemo &&
        deskRows('startChoice').map(
          ({ call, part: Part }) =>
            may(call) && (
              <AfterList key={call} meanwhile={<div className="box admin-start" />}>
                <Part />
              </AfterList>
            ),
        )}
      {may('POST /api/admin/backup-images') && (
        <AfterList meanwhile={<div className="box admin-images" id={imagesId} />}>
          <ImageProtection />
        </AfterList>
      )}
    </div>
  )
}
