import { useQuery } from '@tanstack/react-query'
import { Check, CloudOff, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { JobCard } from '#shared/contract/catalog/admin-job-cards.ts'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { adminProductQuery } from '#web/admin/catalog/products/admin-product-queries.ts'
import { both, LoadedDialog } from '#web/admin/loaded.tsx'
import { useApi } from '#web/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { BenchChecks } from './bench-checks.tsx'
import { BenchFoot } from './bench-foot.tsx'
import { BenchGrade } from './bench-grade.tsx'
import { BenchMarks } from './bench-marks.tsx'
import { BenchPhotos } from './bench-photos.tsx'
import { jobCardQuery } from './bench-queries.ts'
import { BenchRecord } from './bench-record.tsx'
import { type Bench, useBench } from './use-bench.ts'
import './bench.css'

interface Props {
  id: string
  onClose(): void
}

/** The inspection card for use in the workshop, one-handed on a phone. */
export default function BenchDialog({ id, onClose }: Props) {
  const api = useApi()
  const product = useQuery(adminProductQuery(api, id))
  const card = useQuery(jobCardQuery(api, id))
  return (
    <LoadedDialog
      query={both(product, card)}
      title="Scheda di lavoro"
      failure="La scheda non si carica."
      onClose={onClose}
    >
      {([article, stored]) => <BenchSheet product={article} card={stored} onClose={onClose} />}
    </LoadedDialog>
  )
}

interface SheetProps {
  product: AdminProduct
  card: JobCard
  onClose(): void
}

function BenchSheet({ product, card, onClose }: SheetProps) {
  const bench = useBench(card)
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
        <nav className="editor-nav" aria-label="Parti della scheda">
          {parts.map(({ id, label, figure }) => (
            <a
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
        <BenchPhotos product={product} onCount={setPhotos} />
        <BenchRecord bench={bench} />
        <BenchChecks bench={bench} />
        <BenchMarks bench={bench} product={product} />
        <BenchGrade bench={bench} />
        <BenchFoot product={product} bench={bench} photos={photos} onClose={onClose} />
      </div>
    </Dialog>
  )
}

function SaveState({ bench: { state, retry } }: { bench: Bench }) {
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
