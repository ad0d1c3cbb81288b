import { useMemo, useState } from 'react'
import { changePrices, previewPriceChange } from '#shared/contract/pricing/admin-price-changes.ts'
import { codeKey } from '#shared/domain/catalog/code-key.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { some } from '#web/admin/admin-format.ts'
import { readPriceList } from '#web/admin/pricing/product-list/pasted-cells.ts'
import { usePreview } from '#web/admin/pricing/reductions/use-preview.ts'
import { useAct } from '#web/admin/use-act.ts'
import { Field } from '#web/ui/form/field.tsx'
import { useSettled } from '#web/ui/form/use-settled.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { PricePreviewTable } from './price-preview-table.tsx'

const shownProblems = 20
const bodyOf = (text: string) => {
  const listed = readPriceList(text)
  const seen = new Set<string>()
  const problems: string[] = []
  const prices: { code: string; price: string }[] = []
  for (const { code, read, text: written, line } of listed) {
    const key = codeKey(code)
    if (seen.has(key)) problems.push(`Riga ${line}, ${code}: il codice c’è già più su.`)
    else if (!read) problems.push(`Riga ${line}, ${code}: manca il prezzo.`)
    else if ('problem' in read) problems.push(`Riga ${line}, ${code}, «${written}»: ${read.problem}`)
    else prices.push({ code, price: toDecimal(read.value) })
    seen.add(key)
  }
  return { prices, problems }
}

/** A list of codes and prices as it comes from a spreadsheet: seen before it is written, and one undo. */
export default function PastePricesDialog({ onClose }: { onClose(): void }) {
  const [text, setText] = useState('')
  const [isPartly, setPartly] = useState(false)
  const settled = useSettled(text)
  const { prices, problems } = useMemo(() => bodyOf(settled), [settled])
  const body = { target: 'products', kind: 'written', rounding: 'cent', prices } as const
  const preview = usePreview(previewPriceChange, prices.length > 0 ? body : undefined)
  const { changing = 0, unknown = [], stamp = '' } = preview.data ?? {}
  const change = useAct({
    call: (api) => api(changePrices, { body: { ...body, stamp } }),
    said: ({ articles }) => [
      some(articles, 'prezzo cambiato', 'prezzi cambiati'),
      'Si annulla in Prezzi, Cambia prezzi.',
    ],
    onDone: onClose,
  })
  const left = [...problems, ...unknown.map((code) => `${code}: nessun prodotto ha questo codice.`)]
  const isBlocked = changing === 0 || preview.isFetching || change.busy || (left.length > 0 && !isPartly)
  return (
    <Dialog open onClose={onClose} title="Incolla prezzi" size="checkout">
      <div className="dialog-body stack">
        <Field
          label="Codici e prezzi"
          hint="Copia dal foglio le due colonne, codice e prezzo, e incollale qui: una riga per prodotto, fino a 10.000."
        >
          <textarea rows={8} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        {left.length > 0 && (
          <div className="note note-warning">
            <div>
              <p className="bold">{some(left.length, 'riga resta fuori', 'righe restano fuori')}:</p>
              <ul>
                {left.slice(0, shownProblems).map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
              {left.length > shownProblems && <p>e altre {left.length - shownProblems}.</p>}
              <label className="check above-8">
                <input type="checkbox" checked={isPartly} onChange={({ target }) => setPartly(target.checked)} />
                <span>Lascia fuori queste righe e cambia gli altri prezzi</span>
              </label>
            </div>
          </div>
        )}
        <PricePreviewTable
          {...preview}
          empty="Qui si vede ogni prezzo, prima e dopo: i cambi più grandi per primi. Non cambia nulla finché non confermi."
        />
      </div>
      <div className="admin-save">
        <button type="button" className="btn" onClick={onClose}>
          Annulla
        </button>
        <button
          type="button"
          className="btn btn-main"
          aria-disabled={isBlocked}
          onClick={() => !isBlocked && change.send()}
        >
          {changing > 0 ? `Cambia ${some(changing, 'prezzo', 'prezzi')}` : 'Cambia i prezzi'}
        </button>
      </div>
    </Dialog>
  )
}
