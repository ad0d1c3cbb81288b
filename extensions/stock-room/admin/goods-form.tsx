import { Trash2 } from 'lucide-react'
import { type SubmitEvent, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { centsOf, formatEuro, toDecimal } from '#shared/domain/platform/money.ts'
import { some } from '#web/admin/admin-format.ts'
import { useAct } from '#web/admin/use-act.ts'
import { sessionValue } from '#web/platform/session-value.ts'
import { readAmount } from '#web/ui/form/read-amount.ts'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { CodeField } from '../../counter/admin/code-field.tsx'
import { type Goods, type NoteRead, receiveGoods } from '../goods/goods-calls.ts'
import { differenceText } from './count-words.ts'
import { NoteFile } from './note-file.tsx'

const draft = z.object({
  supplier: z.string(),
  reference: z.string(),
  lines: z.array(
    z.object({
      code: z.string(),
      size: z.nullable(z.string()),
      name: z.string(),
      /** As they are typed. */
      quantity: z.string(),
      cost: z.string(),
      costBefore: z.nullable(z.string()),
      price: z.string(),
      /** As the supplier's file says it. */
      noted: z.optional(z.int()),
    }),
  ),
})
type Draft = z.output<typeof draft>
type Line = Draft['lines'][number]

/** The open note outlives a reload and a lost connection. */
const keptDraft = sessionValue('goods-received', draft)
const empty: Draft = { supplier: '', reference: '', lines: [] }

const piecesOf = ({ quantity }: Line) => (/^[1-9]\d{0,4}$/.test(quantity) ? Number(quantity) : undefined)
const isSame = (a: Pick<Line, 'code' | 'size'>, b: Pick<Line, 'code' | 'size'>) =>
  a.code === b.code && a.size === b.size

/** One piece more of a product, or its first. */
function withPiece(
  { lines, ...rest }: Draft,
  { productCode: code, name, cost, price }: AdminProduct,
  size: string | null,
) {
  const known = lines.find((one) => isSame(one, { code, size }))
  const fresh = { code, size, name, price, quantity: '1', costBefore: cost, cost: cost?.replace('.', ',') ?? '' }
  const added = known ? { ...known, quantity: String((piecesOf(known) ?? 0) + 1) } : fresh
  return { ...rest, lines: [added, ...lines.filter((one) => one !== known)] }
}

/** What a file says stands for what was there of the same article. */
function withRead({ lines, ...rest }: Draft, read: NoteRead): Draft {
  const fresh = read.lines.map(({ quantity, cost, ...line }) => ({
    ...line,
    quantity: String(quantity),
    cost: (cost ?? line.costBefore)?.replace('.', ',') ?? '',
  }))
  const once = fresh.filter((one, i) => fresh.findIndex((other) => isSame(one, other)) === i)
  const summed = once.map((one) => ({
    ...one,
    quantity: String(fresh.filter((other) => isSame(one, other)).reduce((sum, { quantity }) => sum + +quantity, 0)),
  }))
  const noted = summed.map((one) => ({ ...one, noted: Number(one.quantity) }))
  return { ...rest, lines: [...noted, ...lines.filter((one) => !summed.some((other) => isSame(one, other)))] }
}

interface Props {
  suppliers: readonly string[]
  onClose(): void
  onReceived(goods: Goods): void
}

/** A delivery note as it is unpacked: nothing is in stock before it is sent. */
export function GoodsForm({ suppliers, onClose, onReceived }: Props) {
  const [note, setNote] = useState<Draft>(() => keptDraft.read() ?? empty)
  useEffect(() => keptDraft.write(note), [note])
  const receive = useAct({
    call: (api, body: Parameters<typeof api<typeof receiveGoods>>[1]['body']) => api(receiveGoods, { body }),
    said: ({ pieces }) => ['Merce in magazzino', some(pieces, 'pezzo', 'pezzi')],
    failed: 'Niente è entrato in magazzino. Controlla la rete e riprova.',
    onDone: (goods) => {
      setNote(empty)
      keptDraft.write(empty)
      onReceived(goods)
    },
  })
  const { lines } = note
  const isWhole = lines.length > 0 && lines.every((one) => piecesOf(one) && readAmount(one.cost) !== undefined)
  const pieces = lines.reduce((sum, one) => sum + (piecesOf(one) ?? 0), 0)
  const cents = lines.reduce((sum, one) => sum + (piecesOf(one) ?? 0) * (readAmount(one.cost) ?? 0), 0)
  const isReady = isWhole && note.supplier.trim() !== '' && note.reference.trim() !== ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isReady || receive.busy) return
    receive.send({
      ...{ supplier: note.supplier, reference: note.reference },
      lines: lines.map(({ code, size, quantity, cost }) => ({
        ...{ code, size, quantity: Number(quantity) },
        cost: cost.trim() === '' ? null : toDecimal(readAmount(cost) ?? 0),
      })),
    })
  }
  const change = (changed: Line) =>
    setNote((now) => ({ ...now, lines: now.lines.map((one) => (isSame(one, changed) ? changed : one)) }))
  return (
    <div className="column">
      <div className="box-body column spaced-12">
        <div className="row wraps stock-start">
          <TextField
            label="Fornitore"
            list="stock-suppliers"
            maxLength={120}
            autoComplete="off"
            value={note.supplier}
            onChange={({ target }) => setNote((now) => ({ ...now, supplier: target.value }))}
          />
          <datalist id="stock-suppliers">
            {suppliers.map((one) => (
              <option key={one} value={one} />
            ))}
          </datalist>
          <TextField
            label="Numero della bolla"
            maxLength={60}
            autoComplete="off"
            value={note.reference}
            onChange={({ target }) => setNote((now) => ({ ...now, reference: target.value }))}
          />
        </div>
        <NoteFile onRead={(read) => setNote((now) => withRead(now, read))} />
        <CodeField
          placeholder="Spara la scatola, o scrivi il nome"
          action="Aggiungi"
          takesAll
          onAdd={(product, size) => setNote((now) => withPiece(now, product, size))}
        />
      </div>
      <ul className="goods-lines" aria-label="Righe della bolla">
        {lines.map((one) => (
          <GoodsLine
            key={`${one.code}/${one.size}`}
            line={one}
            onChange={change}
            onRemove={() => setNote((now) => ({ ...now, lines: now.lines.filter((other) => !isSame(other, one)) }))}
          />
        ))}
      </ul>
      <form method="dialog" className="stock-foot" onSubmit={submit}>
        <p className="small">
          <b className="bold">{some(pieces, 'pezzo entra', 'pezzi entrano')} in magazzino</b>, per{' '}
          {formatEuro(cents, 'it')} senza IVA.
          {!isReady && ' Servono il fornitore, il numero della bolla e almeno una riga giusta.'}
        </p>
        <div className="row wraps spaced-8">
          <button type="button" className="btn" onClick={onClose}>
            Riprendo dopo
          </button>
          <SubmitButton isSending={receive.busy}>Metti in magazzino</SubmitButton>
        </div>
      </form>
    </div>
  )
}

interface LineProps {
  line: Line
  onChange(line: Line): void
  onRemove(): void
}

function GoodsLine({ line, onChange, onRemove }: LineProps) {
  const { name, size, code, quantity, cost } = line
  const title = size ? `${name}, ${size}` : name
  const cents = readAmount(cost)
  return (
    <li>
      <div className="can-shrink">
        <b className="bold">{title}</b>
        <p className="small muted">{code}</p>
      </div>
      <TextField
        label="Arrivati"
        aria-label={`Arrivati: ${title}`}
        inputMode="numeric"
        error={piecesOf(line) ? undefined : 'Da 1 in su'}
        value={quantity}
        onChange={({ target }) => onChange({ ...line, quantity: target.value.trim() })}
      />
      <TextField
        label="Costo"
        aria-label={`Costo senza IVA: ${title}`}
        inputMode="decimal"
        error={cents === undefined ? 'Per esempio 14,20' : undefined}
        value={cost}
        onChange={({ target }) => onChange({ ...line, cost: target.value })}
      />
      <LineFacts line={line} />
      <button type="button" className="btn btn-icon" aria-label={`Togli ${title}`} onClick={onRemove}>
        <Trash2 className="icon icon-s" aria-hidden="true" />
      </button>
    </li>
  )
}

/** Fewer or more than the note says, and a cost that has changed. */
function LineFacts({ line }: { line: Line }) {
  const { noted, cost, costBefore, price } = line
  const cents = readAmount(cost) ?? 0
  const before = costBefore === null ? 0 : centsOf(costBefore)
  const missing = noted === undefined ? 0 : noted - (piecesOf(line) ?? noted)
  const isOther = cents > 0 && before > 0 && cents !== before
  const percent = Math.round(((cents - before) * 100) / (before || 1))
  return (
    <div className="small goods-facts">
      {missing !== 0 && (
        <p className={missing > 0 ? 'stock-less' : 'stock-more'}>
          In bolla {noted}: {differenceText(-missing)}
        </p>
      )}
      {isOther && (
        <p>
          Costava {formatEuro(before, 'it')}: {percent > 0 ? '+' : '−'} {Math.abs(percent)} %. Si vende a{' '}
          {formatEuro(centsOf(price), 'it')} con IVA.
        </p>
      )}
    </div>
  )
}
