import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { type AdminPlace, placeNames } from '#web/admin/admin-address.ts'
import { AdminPanel } from '#web/admin/admin-panel.tsx'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import { sectionsFor } from './desk-sections.ts'

/** One place of the header: its sections, and the open one. */
export default function DeskPlace({ place }: { place: AdminPlace }) {
  const { vista } = useAdminAddress().address
  const sections = sectionsFor(place, useMay())
  const section = sections.find(({ id }) => id === vista) ?? sections[0]
  const id = section?.id
  const list = useRef<HTMLElement>(null)
  // On phones the line scrolls, and the open section may be out of it.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)
    if (link && list.current)
      list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2
  }, [id])
  if (!section) return null
  const { label, note, search, isList, part: Part } = section
  return (
    <div className="desk-place grid">
      <nav ref={list} className="desk-sections" aria-label={`Sezioni di ${placeNames[place]}`}>
        {sections.map((one) => (
          <Link
            key={one.id}
            data-id={one.id}
            to="/admin"
            search={{ tab: place, vista: one.id }}
            resetScroll={false}
            aria-current={one === section ? 'page' : undefined}
          >
            {one.label}
          </Link>
        ))}
      </nav>
      <AdminPanel id="section" title={label} {...(note && { note })} search={search}>
        <div className={isList ? 'desk-part' : 'desk-part box-body'}>
          <Suspense key={id} fallback={<TableSkeleton />}>
            <Part />
          </Suspense>
        </div>
      </AdminPanel>
    </div>
  )
}
