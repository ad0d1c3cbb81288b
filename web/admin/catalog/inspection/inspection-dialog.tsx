import { useQuery } from '@tanstack/react-query'
import { Check, CloudOff, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { getInspectionCard, type InspectionCard } from '#shared/contract/catalog/admin-inspection-cards.ts'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { adminProductQuery } from '#web/admin/catalog/products/admin-product-queries.ts'
import { UsedBicycleParts } from '#web/admin/catalog/products/used-bicycle-parts.tsx'
import { both } from '#web/admin/loaded.tsx'
import { LoadedDialog } from '#web/admin/loaded-dialog.tsx'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { InspectionChecks } from './inspection-checks.tsx'
import { InspectionFoot } from './inspection-foot.tsx'
import { InspectionGrade } from './inspection-grade.tsx'
import { InspectionMarks } from './inspection-marks.tsx'
import { InspectionPhotos } from './inspection-photos.tsx'
import { InspectionRecord } from './inspection-record.tsx'
import { type InspectionEditor, useInspectionEditor } from './use-inspection-editor.ts'
import './bench.css'

interface Props {
  id: string
  onClose(): void
}

/** The inspection card for use in the workshop, one-handed on a phone. */
export default function InspectionDialog({ id, onClose }: Props) {
  const api = useApi()
  const product = useQuery(adminProductQuery(api, id))
  const card = useQuery({
    ...readQuery(api, getInspectionCard, { params: { id } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <LoadedDialog
      query={both(product, card)}
      title="Scheda di lavoro"
      failure="La scheda non si carica."
      onClose={onClose}
    >
      {([article, stored]) => <InspectionSheet product={article} card={stored} onClose={onClose} />}
    </LoadedDialog>
  )
}

interface SheetProps {
  product: AdminProduct
  card: InspectionCard
  onClose(): void
}

function InspectionSheet({ product, card, onClose }: SheetProps) {
  const bench = useInspectionEditor(card)
  const [photos, setPhotos] = useState(product.imageUrls.length)
  const { checks, points, marks, grade } = bench.card
  const parts = [
    { id: 'bench-photos', label: 'Foto', figure: String(photos) },
    { id: 'bench-checks', label: 'Controlli', figure: `${checks.length}/${points.length}` },
    { id: 'bench-marks', label: 'Segni', figure: String(marks.length) },
    { id: 'bench-grade', label: 'Stato', figure: grade ?? '–' },
  ]
  return (
    <Dialog open onClose={onClose} title={`Scheda di lavoro: ${product.name}`} heading={product.name} focus="title">
      <div className="inspection-editor">
        <div className="editor-top">
          <p className="small muted">
            Scheda di lavoro <span className="nowrap">{product.productCode}</span>
          </p>
          <SaveState bench={bench} />
        </div>
        <UsedBicycleParts productId={product.id} />
        <nav className="editor-nav grid ground-white" aria-label="Parti della scheda">
          {parts.map(({ id, label, figure }) => (
            <a
              className="grid text-s no-underline"
              key={id}
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                const part = document.getElementById(id)
                part?.scrollIntoView({ block: 'start' })
                part?.focus({ preventScroll: true })
              }}
            >
              <b className="num">{figure}</b> {label}
            </a>
          ))}
        </nav>
        <InspectionPhotos product={product} onCount={setPhotos} />
        <InspectionRecord bench={bench} />
        <InspectionChecks bench={bench} />
        <InspectionMarks bench={bench} product={product} />
        <InspectionGrade bench={bench} />
        <InspectionFoot product={product} bench={bench} photos={photos} onClose={onClose} />
      </div>
    </Dialog>
  )
}

function SaveState({ bench: { state, retry } }: { bench: InspectionEditor }) {
  return (
    <span className="row spaced-8" role="status">
      {state === 'saved' ? (
        <Badge tone="ok" icon={Check}>
          Tutto salvato
        </Badge>
      ) : state === 'saving' ? (
        <Badge icon={RefreshCw}>Si salva…</Badge>
      ) : (
        <>
          <Badge tone="amber" icon={CloudOff}>
            Non ancora salvato
          </Badge>
          <button type="button" className="btn btn-small" onClick={retry}>
            Riprova
          </button>
        </>
      )}
    </span>
  )
}
