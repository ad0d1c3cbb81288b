import { useState } from 'react'
import { some } from '#web/admin/admin-format.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useOnline } from '#web/ui/use-online.ts'
import { CodeField } from '../../counter/admin/code-field.tsx'
import { bookCount, type StockCount } from '../counts/stock-count-calls.ts'
import { differenceText, expectedText, reasons, sumText } from './count-words.ts'
import { type Counted, useCountedLines } from './use-counted-lines.ts'

/** A count that goes on: each scan is a piece, each number can be typed. */
export function CountSheet({ count, onClose }: { count: StockCount; onClose(): void }) {
  const { lines, put, add, storeAll } = useCountedLines(count)
  const [last, setLast] = useState<{ name: string; counted: number }>()
  const isOnline = useOnline()
  const book = useAct({
    call: async (api) => {
      await storeAll()
      return api(bookCount, { params: { id: count.id } })
    },
    said: ({ lines: booked }) => ['Conta salvata', sumText(booked.map((line) => line.booked ?? 0))],
    failed: 'Le differenze non sono salvate: il magazzino è come prima.',
  })
  const differences = lines.map(({ counted, expected }) => (counted ?? 0) - (expected ?? counted ?? 0))
  return (
    <div className="stock-sheet column">
      <div className="column spaced-12 box-body">
        <p className="small muted">
          <b className="bold">{count.shelf ?? 'Senza nome'}</b> ·{' '}
          {some(lines.length, 'articolo contato', 'articoli contati')}
        </p>
        {!isOnline && (
          <p className="note note-warning" role="status">
            Manca la rete: aspetta che torni per continuare a contare.
          </p>
        )}
        <CodeField
          placeholder="Spara: ogni colpo è un pezzo"
          action="Conta"
          takesAll
          onAdd={({ id: productId, name, productCode }, size) =>
            setLast({ name: size ? `${name}, ${size}` : name, counted: add({ productId, size, name, productCode }) })
          }
        />
        {last && (
          <p className="stock-last row row-between" role="status">
            <span className="can-shrink">
              <b className="bold">{last.name}</b>
              <br />
              <span className="small">ultimo colpo</span>
            </span>
            <span className="counter-sum">{last.counted}</span>
          </p>
        )}
      </div>
      <ul className="stock-lines" aria-label="Contati">
        {lines.map((line) => (
          <Line key={`${line.productId}/${line.size}`} line={line} onPut={put} />
        ))}
      </ul>
      <div className="stock-foot">
        <p className="small">
          <b className="bold">{sumText(differences)}</b> Chi non hai contato resta com’è.
        </p>
        <div className="row wraps spaced-8">
          <button type="button" className="btn" onClick={onClose}>
            Riprendo dopo
          </button>
          <button
            type="button"
            className="btn btn-main"
            aria-disabled={book.busy || !isOnline || undefined}
            onClick={() => isOnline && book.send()}
          >
            Salva le differenze
          </button>
        </div>
      </div>
    </div>
  )
}

type Shown = ReturnType<typeof useCountedLines>['lines'][number]

function Line({ line, onPut }: { line: Shown; onPut(line: Counted): void }) {
  const { productId, size, name, productCode, counted, expected, reason } = line
  const title = size ? `${name}, ${size}` : name
  const difference = expected === undefined ? undefined : (counted ?? 0) - expected
  const change = (next: Partial<Counted>) => onPut({ productId, size, name, productCode, counted, reason, ...next })
  return (
    <li className={difference ? 'is-off' : ''}>
      <div className="can-shrink">
        <b className="bold">{title}</b>
        <p className="small muted">
          {productCode}
          {expected !== undefined && `, ${expectedText({ ...line, expected })}`}
        </p>
      </div>
      <Pieces title={title} value={counted ?? 0} onChange={(pieces) => change({ counted: pieces })} />
      <span className={difference && difference < 0 ? 'stock-less' : 'stock-more'}>
        {difference === undefined ? '…' : differenceText(difference)}
      </span>
      {difference !== undefined && difference !== 0 && (
        <select
          className="input stock-why"
          aria-label={`Perché: ${title}`}
          value={reason ?? ''}
          onChange={({ target }) => change({ reason: target.value || null })}
        >
          <option value="">Perché?</option>
          {reasons.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </li>
  )
}

/** Applied on blur or Enter; the empty field takes the line off. */
function Pieces({ title, value, onChange }: { title: string; value: number; onChange(pieces: number | null): void }) {
  const [typed, setTyped] = useState<string>()
  const apply = () => {
    if (typed !== undefined && typed !== String(value) && /^\d{0,5}$/.test(typed))
      onChange(typed === '' ? null : Number(typed))
    setTyped(undefined)
  }
  return (
    <input
      className="input stock-pieces num"
      inputMode="numeric"
      aria-label={`Contati: ${title}`}
      value={typed ?? String(value)}
      onChange={({ target }) => setTyped(target.value.trim())}
      onFocus={({ target }) => target.select()}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
    />
  )
}
