import { type ReactNode, type Ref, useCallback } from 'react'
import type { SavableList } from '#web/extensions/desk-row.ts'
import { deskRows } from '#web/extensions/desk-rows.ts'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { ListSearch } from './list-search.tsx'
import { SubTabs } from './sub-tabs.tsx'
import { useAdminAddress } from './use-admin-address.ts'

interface Props<T extends string> {
  /** A singular: `order` has its title at `orders-title`, its list at `order-list`. */
  id: string
  title: string
  note?: string
  aside?: ReactNode
  tabs?: { label: string; all: readonly { id: T; label: ReactNode }[]; selected: T; onSelect(id: T): void }
  filter?: ReactNode
  search?: { label: string; placeholder: string } | undefined
  /** The list whose views can be saved. */
  saved?: SavableList | undefined
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/**
 * A section of the dashboard: heading, tabs, filter and search around one list. Without tabs the search is beside the
 * heading.
 */
export function AdminPanel<T extends string>({
  id,
  title,
  note,
  aside,
  tabs,
  filter,
  search,
  saved,
  ref,
  children,
}: Props<T>) {
  const { address, set } = useAdminAddress()
  const [SavedViews] = deskRows('savedViews')
  const find = useCallback((text: string) => set({ cerca: text || undefined }, true), [set])
  const field = search && <ListSearch {...search} value={address.cerca ?? ''} onSearch={find} />
  const panelId = `${id}-list`
  return (
    <section className="box admin-panel" aria-labelledby={`${id}s-title`}>
      <div className="box-head wraps">
        <div>
          <h2 id={`${id}s-title`}>{title}</h2>
          {note && <p className="small muted above-4">{note}</p>}
        </div>
        {aside}
        {!tabs && <div className="admin-filter">{field}</div>}
      </div>
      {tabs ? (
        <>
          <div className="chip-bar flex wraps">
            <SubTabs
              label={tabs.label}
              panelId={panelId}
              tabs={tabs.all}
              selected={tabs.selected}
              onSelect={tabs.onSelect}
            />
            {(filter || field) && (
              <div className="row end admin-filter">
                {filter}
                {field}
              </div>
            )}
          </div>
          <Attempt>{saved && SavedViews && <SavedViews list={saved} />}</Attempt>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: APG: the panel is reached by Tab after its tabs */}
          <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${tabs.selected}`} tabIndex={0} ref={ref}>
            {children}
          </div>
        </>
      ) : (
        children
      )}
    </section>
  )
}
