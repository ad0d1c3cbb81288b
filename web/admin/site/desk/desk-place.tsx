import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { type AdminPlace, placeNames } from '#web/admin/admin-address.ts'
import { AdminPanel } from '#web/admin/admin-panel.tsx'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import type { Section } from '#web/extensions/desk-row.ts'
import { sectionsFor } from './desk-sections.ts'

/** One place of the header: its sections, and the open one. */
export default function DeskPlace({ place }: { place: AdminPlace }) {
  const { vista } = useAdminAddress().address
  const sections = sectionsFor(place, useMay())
  const section = sections.find(({ id }) => id === vista) ?? sections[0]
  const id = section?.id
  const entry = section?.under ?? id
  const list = useRef<HTMLElement>(null)
  // On phones the line scrolls, and the open section may be out of it.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-id="${entry}"]`)
    if (link && list.current)
      list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2
  }, [entry])
  if (!section) return null
  const { label, note, search, isList, part: Part } = section
  const entryOf = (one: Section) => one.under ?? one.id
  const entries = sections.filter((one, at) => sections.findIndex((first) => entryOf(first) === entryOf(one)) === at)
  const tabs = sections.filter((one) => entryOf(one) === entryOf(section))
  const linkTo = (one: Section, isOpen: boolean) => (
    <Link
      key={one.id}
      data-id={entryOf(one)}
      to="/admin"
      search={{ tab: place, vista: one.id }}
      resetScroll={false}
      aria-current={isOpen ? 'page' : undefined}
    >
      {one.label}
    </Link>
  )
  return (
    <div className="desk-place grid">
      <nav ref={list} className="desk-sections" aria-label={`Sezioni di ${placeNames[place]}`}>
        {entries.map((one) => linkTo(one, entryOf(one) === entryOf(section)))}
      </nav>
      <div className="desk-section">
        {tabs.length > 1 && (
          <nav
            className="row sub-tabs desk-inner"
            aria-label={`Sezioni di ${entries.find((one) => entryOf(one) === entry)?.label}`}
          >
            {tabs.map((one) => linkTo(one, one === section))}
          </nav>
        )}
        <AdminPanel id="section" title={label} {...(note && { note })} search={search}>
          <div className={isList ? 'desk-part' : 'desk-part box-body'}>
            <Suspense key={id} fallback={<TableSkeleton />}>
              <Part />
            </Suspense>
          </div>
        </AdminPanel>
      </div>
    </div>
  )
}
