import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { calendarDay } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { useSettled } from '#web/ui/form/use-settled.ts'
import { findFrame, type KnownFrame, type Purchase } from '../purchase-calls.ts'

interface Props {
  frame: string
  stored: Purchase | undefined
  error: string | undefined
  /** The tick that says it was looked at. */
  tick: ComponentProps<'input'>
}

/** Where the shop knows a typed frame number from. */
export function KnownFrames({ frame, stored, error, tick }: Props) {
  const typed = useSettled(frame.trim(), 400)
  const query = { frame: typed, ...(stored && { except: stored.id }) }
  const read = useQuery({ ...readQuery(useApi(), findFrame, { query }), enabled: typed.length > 3 })
  const known = typed.length > 3 ? (read.data ?? []) : []
  if (known.length === 0 && !error) return null
  const isOurs = known.some((one) => one.isOurs)
  return (
    <div className={isOurs || error ? 'note note-warning' : 'note'} role="status">
      <TriangleAlert className="icon" aria-hidden="true" />
      <div className="stack">
        {known.map((one) => (
          <p key={`${one.kind}/${one.reference}`}>{knownText(one)}</p>
        ))}
        {(isOurs || error) && (
          <label className="check">
            <input type="checkbox" {...tick} />
            <span>Ho guardato il telaio: è un’altra bici.</span>
          </label>
        )}
        <ErrorText>{error}</ErrorText>
      </div>
    </div>
  )
}

function knownText({ kind, isOurs, name, reference, day }: KnownFrame): string {
  const on = calendarDay(day)
  if (kind === 'workshop') return `Questo telaio è stato in officina il ${on}: ${name}, lavoro ${reference}.`
  if (kind === 'sold') return `L’hai venduta tu il ${on}: ${name}, ordine ${reference}.`
  const where = kind === 'sheet' ? `scheda d’acquisto n. ${reference}` : `articolo ${reference}`
  return isOurs
    ? `È già del negozio: ${name}, ${where} del ${on}.`
    : `È passata dal negozio: ${name}, ${where} del ${on}.`
}
