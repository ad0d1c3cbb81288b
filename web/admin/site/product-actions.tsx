import {
  ChevronDown,
  ClipboardList,
  ClipboardPaste,
  LibraryBig,
  ListChecks,
  type LucideIcon,
  Plus,
  Ruler,
  TextSearch,
  Wrench,
} from 'lucide-react'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import type { AdminAddress } from '#web/admin/admin-address.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import type { LaterDeskRows } from '#web/extensions/desk-row.ts'
import { deskRows, laterDeskRows } from '#web/extensions/desk-rows.ts'
import { MenuButton, type MenuItem } from '#web/ui/layer/menu-button.tsx'
import { productViewsFor } from './desk/desk-sections.ts'

type MenuRow = NonNullable<LaterDeskRows['productMenu']>[number]

interface ActionsProps {
  category: Category
  onChoose(): void
}

export default function ProductActions({ category, onChoose }: ActionsProps) {
  const may = useMay()
  const { address, show, open } = useAdminAddress()
  const item = (Icon: LucideIcon, label: string, rest: Omit<MenuItem, 'id' | 'content'>): MenuItem => ({
    id: label,
    content: (
      <>
        <Icon className="icon icon-s" aria-hidden="true" /> {label}
      </>
    ),
    ...rest,
  })
  const view = (vista: AdminAddress['vista']) => ({
    onSelect: () => show({ vista, categoria: vista === 'scaffali' ? category : address.categoria }),
  })
  const go = (to: MenuRow['to']) => (to && 'apri' in to ? open(to.apri) : show({ categoria: address.categoria, ...to }))
  const mayAdd = may('POST /api/admin/products')
  const views = productViewsFor(may)
  const mayChoose = mayAdd || deskRows('chosenProducts').some(({ call }) => may(call))
  if (!mayChoose && views.length === 0) return null
  const adding = [
    item(ClipboardPaste, 'Incolla prezzi', { onSelect: () => open('incolla') }),
    ...laterDeskRows('productMenu')
      .flat()
      .map(({ icon, label, to, download }) =>
        item(icon, label, download ? { link: { href: download, download: true } } : { onSelect: () => go(to) }),
      ),
    item(LibraryBig, 'Scaffali e dati', view('scaffali')),
    item(TextSearch, 'Sinonimi', view('parole')),
    item(Ruler, 'Tabelle taglie', view('taglie')),
  ]
  return (
    <div className="row wraps spaced-8">
      <MenuButton
        menuLabel="Altro"
        buttonClass="btn btn-small"
        items={[
          ...(mayChoose ? [item(ListChecks, 'Scegli più articoli', { onSelect: onChoose })] : []),
          ...views
            .filter((one) => one.category !== category)
            .map(({ id, label }) =>
              item(ClipboardList, label, { onSelect: () => show({ tab: 'prodotti', vista: id }) }),
            ),
          ...(mayAdd ? adding : []),
        ]}
      >
        Altro <ChevronDown className="icon icon-s" aria-hidden="true" />
      </MenuButton>
      {views
        .filter((one) => one.category === category)
        .map(({ id, label }) => (
          <button key={id} type="button" className="btn btn-small" onClick={() => show({ tab: 'prodotti', vista: id })}>
            <ClipboardList className="icon icon-s" aria-hidden="true" /> {label}
          </button>
        ))}
      {mayAdd && category === 'bici-usate' && (
        <button type="button" className="btn btn-small" onClick={() => open('nuovausata')}>
          <Wrench className="icon icon-s" aria-hidden="true" /> Nuova bici usata
        </button>
      )}
      {mayAdd && (
        <button type="button" className="btn btn-main btn-small" onClick={() => open('prodotto-nuovo')}>
          <Plus className="icon icon-s" aria-hidden="true" /> Aggiungi Prodotto
        </button>
      )}
    </div>
  )
}
