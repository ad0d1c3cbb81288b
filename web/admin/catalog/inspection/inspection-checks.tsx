import { Check, Eye, Minus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import {
  type CheckGroup,
  type CheckPoint,
  checkGroups,
  checkPoints,
  measureOf,
} from '#shared/domain/platform/goods/check-points.ts'
import { verdicts } from '#shared/domain/platform/goods/inspection-card.ts'
import { Kept } from './inspection-record.tsx'
import type { InspectionEditor } from './use-inspection-editor.ts'

const signs = {
  ok: { icon: Check, label: 'A posto', className: 'is-ok' },
  replaced: { icon: RefreshCw, label: 'Cambiato', className: 'is-new' },
  watch: { icon: Eye, label: 'Da guardare', className: 'is-eye' },
  absent: { icon: Minus, label: 'Non c’è', className: undefined },
} as const

const passed = (point: CheckPoint) => ({ point, verdict: 'ok' as const })

export function InspectionChecks({ bench }: { bench: InspectionEditor }) {
  const { points } = bench.card
  const groups = (Object.keys(checkGroups) as CheckGroup[])
    .map((group) => ({ group, own: points.filter((point) => checkPoints[point].group === group) }))
    .filter(({ own }) => own.length > 0)
  const looked = new Set(bench.card.checks.map(({ point }) => point))
  const open = points.filter((point) => !looked.has(point))
  return (
    <div id="bench-checks" tabIndex={-1}>
      {open.length > 1 && (
        <div className="editor-part">
          <button type="button" className="btn btn-wide" onClick={() => bench.change({ checks: open.map(passed) })}>
            <Check className="icon icon-s" aria-hidden="true" /> Tutto a posto
          </button>
          <p className="small muted above-8">
            Segna i {open.length} punti ancora da guardare. Poi cambia quelli che non lo sono; le misure si scrivono
            accanto.
          </p>
        </div>
      )}
      {groups.map(({ group, own }, i) => (
        <InspectionGroup
          key={group}
          bench={bench}
          group={group}
          points={own}
          place={`gruppo ${i + 1} di ${groups.length}`}
        />
      ))}
    </div>
  )
}

interface GroupProps {
  bench: InspectionEditor
  group: CheckGroup
  points: readonly CheckPoint[]
  place: string
}

function InspectionGroup({ bench, group, points, place }: GroupProps) {
  const looked = new Set(bench.card.checks.map(({ point }) => point))
  // Points with a measurement are not passed before it is taken.
  const open = points.filter((point) => !looked.has(point) && !measureOf(point))
  return (
    <section className="editor-part grid spaced-16" aria-labelledby={`bench-${group}`}>
      <div className="flex spaced-12 align-baseline row-between">
        <h3 id={`bench-${group}`}>{checkGroups[group].it}</h3>
        <span className="small muted">{place}</span>
      </div>
      {points.map((point) => (
        <InspectionPoint key={point} bench={bench} point={point} />
      ))}
      {open.length > 1 && (
        <button type="button" className="btn btn-wide" onClick={() => bench.change({ checks: open.map(passed) })}>
          <Check className="icon icon-s" aria-hidden="true" /> Il resto del gruppo è a posto
        </button>
      )}
    </section>
  )
}

function InspectionPoint({ bench, point }: { bench: InspectionEditor; point: CheckPoint }) {
  const { name } = checkPoints[point]
  const check = bench.card.checks.find((one) => one.point === point)
  const measure = measureOf(point)
  const [isWrong, setWrong] = useState(false)
  const [isNoting, setNoting] = useState(false)
  const hasNote = isNoting || (check !== undefined && (check.verdict !== 'ok' || check.note !== null))
  const error = isWrong ? `Un numero da ${measure?.min} a ${measure?.max}.` : bench.refusals[`check.${point}`]
  return (
    <fieldset className="editor-point">
      <legend className="below-8 bold">{name.it}</legend>
      <div className="editor-results">
        {verdicts.map((verdict) => {
          const { icon: Icon, label, className } = signs[verdict]
          return (
            <label key={verdict} className={className}>
              <input
                className="sr-only"
                type="radio"
                name={`bench-${point}`}
                checked={check?.verdict === verdict}
                onChange={() => bench.change({ checks: [{ point, verdict }] })}
              />
              <Icon className="icon" aria-hidden="true" /> {label}
            </label>
          )
        })}
      </div>
      {check && (
        <div className={measure ? 'editor-two grid spaced-12 align-start' : undefined}>
          {measure && (
            <Kept
              label={measure.unit ? `Misura, ${measure.unit}` : 'Misura'}
              inputMode="decimal"
              stored={check.value === null ? '' : String(check.value).replace('.', ',')}
              error={error}
              onLeft={(text) => {
                const plain = text.trim().replace(',', '.')
                const isNumber = /^\d*\.?\d*$/.test(plain) && plain !== '.'
                setWrong(!isNumber)
                if (isNumber) bench.change({ checks: [{ point, value: plain === '' ? null : Number(plain) }] })
              }}
            />
          )}
          {hasNote ? (
            <Kept
              label="Nota"
              maxLength={40}
              stored={check.note ?? ''}
              error={measure ? undefined : error}
              onLeft={(text) => bench.change({ checks: [{ point, note: text.trim() || null }] })}
            />
          ) : (
            <button
              type="button"
              className="btn btn-small btn-text"
              aria-label={`Aggiungi una nota: ${name.it}`}
              onClick={() => setNoting(true)}
            >
              Aggiungi una nota
            </button>
          )}
        </div>
      )}
    </fieldset>
  )
}
