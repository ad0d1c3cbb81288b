import type { ReactNode } from 'react'
import { paidByText } from '#shared/domain/orders/payment-words.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { countText, euro } from '#web/admin/admin-format.ts'
import type { SalesTakings } from '../accounts-calls.ts'
import { rateName } from '../accounts-words.ts'

interface Row {
  key: string
  cells: readonly ReactNode[]
  isTotal?: boolean
}

interface TableProps {
  caption: string
  head: readonly string[]
  rows: readonly Row[]
}

/** Columns that scroll sideways on phones; the first one names the row. */
export function WideTable({ caption, head: [first, ...head], rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keyboards must reach it
    <section className="takings-scroll" tabIndex={0} aria-label={caption}>
      <table className="sums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {head.map((label) => (
              <td key={label}>{label}</td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells], isTotal }) => (
            <tr key={key} className={isTotal ? 'total' : undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const amount = (text: string) => (centsOf(text) === 0 ? '–' : euro(text))
const wayName = ({ method, instrument }: SalesTakings['ways'][number]) =>
  method === 'gift_card' ? 'Buoni regalo spesi' : paidByText({ paymentMethod: method, instrument })

export function WaysTable({ ways, name }: { ways: SalesTakings['ways']; name: string }) {
  const rows = ways.map((way) => ({
    key: wayName(way),
    cells: [wayName(way), countText(way.orders), amount(way.gross), amount(way.refunded)],
  }))
  return (
    <WideTable
      caption={`Come hanno pagato, ${name}`}
      head={['Modo', 'Ordini', 'Incassato', 'Restituito']}
      rows={rows}
    />
  )
}

export function RatesTable({ rates, name }: { rates: SalesTakings['rates']; name: string }) {
  const rows: Row[] = rates.map(({ vatRate, net, vat, gross }) => ({
    key: String(vatRate),
    cells:
      vatRate === null
        ? ['Usato, regime del margine', '–', '–', euro(gross)]
        : [rateName(vatRate), euro(net), euro(vat), euro(gross)],
  }))
  const total = toDecimal(rates.reduce((sum, { gross }) => sum + centsOf(gross), 0))
  rows.push({
    key: 'total',
    cells: [
      'Totale',
      '',
      '',
      <b key="total" className="bold">
        {euro(total)}
      </b>,
    ],
    isTotal: true,
  })
  return <WideTable caption={`IVA, ${name}`} head={['Aliquota', 'Imponibile', 'IVA', 'Totale']} rows={rows} />
}
