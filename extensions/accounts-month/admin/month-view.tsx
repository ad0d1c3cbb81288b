import { useQuery } from '@tanstack/react-query'
import { Check, CircleAlert, FileArchive } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { calendarDay, euro, some } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useDownload } from '#web/admin/save-file.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { listAdminInvoices } from '../../invoices/invoice-calls.ts'
import { getMarginRegister, getMonthPackage, getTakings, type Takings } from '../accounts-calls.ts'
import { channelNames, rateName } from '../accounts-words.ts'

const monthsBack = 24

/** This month and those before it. */
function lastMonths(): { id: string; name: string }[] {
  const [year = 0, month = 0] = romeDayOf(new Date()).split('-').map(Number)
  return Array.from({ length: monthsBack }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1, 12))
    const name = first.toLocaleDateString('it-IT', { month: 'long', year: 'numeric', timeZone: 'Europe/Rome' })
    return { id: first.toISOString().slice(0, 7), name }
  })
}

/** Takings, invoices and margin register of a month, and all of it as one file. */
export default function MonthView() {
  const api = useApi()
  const [months] = useState(lastMonths)
  const [month, setMonth] = useState(months[1]?.id ?? '')
  const name = months.find(({ id }) => id === month)?.name ?? month
  const takings = useQuery(readQuery(api, getTakings, { params: { month } }))
  const download = useDownload()
  return (
    <div className="box-body stack">
      <div className="form">
        <Field label="Mese" className="span-3">
          <select value={month} onChange={({ target }) => setMonth(target.value)}>
            {months.map(({ id, name: label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <Contents month={month} />
      <p>
        <a className="btn btn-main" {...download(getMonthPackage, { params: { month } })}>
          <FileArchive className="icon icon-s" aria-hidden="true" /> Scarica {name}
        </a>
      </p>
      {month === months[0]?.id && <p className="small muted">Il mese non è finito: mancano i giorni da qui in poi.</p>}
      <Loaded query={takings} failure="I corrispettivi non si caricano.">
        {(read) => <Totals takings={read} name={name} />}
      </Loaded>
    </div>
  )
}

/** What the file holds, and what is missing in it. */
function Contents({ month }: { month: string }) {
  const api = useApi()
  const { open } = useAdminAddress()
  const register = useQuery(readQuery(api, getMarginRegister, { params: { month } })).data
  const year = Number(month.slice(0, 4))
  const invoices = useQuery(readQuery(api, listAdminInvoices, { query: { year: String(year) } })).data
  const ofMonth = (invoices ?? []).filter(({ date }) => date.startsWith(month))
  const notes = ofMonth.filter(({ kind }) => kind === 'TD04').length
  const withoutCost = new Map((register ?? []).flatMap((line) => (line.cost === null ? [[line.productId, line]] : [])))
  const sold = (register ?? []).filter(({ quantity }) => quantity > 0).length
  return (
    <ul className="stack">
      <Point>
        <b className="bold">Corrispettivi</b>, giorno per giorno: sito e banco, per aliquota e margine, resi a parte
      </Point>
      <Point>
        <b className="bold">
          {some(ofMonth.length - notes, 'fattura', 'fatture')} e {some(notes, 'nota', 'note')} di credito
        </b>
        , XML e PDF
      </Point>
      <Point>
        <b className="bold">Registro dell’usato</b>: {some(sold, 'articolo venduto', 'articoli venduti')}, comprato a,
        venduto a, margine
      </Point>
      {[...withoutCost].map(([id, { name }]) => (
        <li key={id} className="row error-text">
          <CircleAlert className="icon icon-s" aria-hidden="true" />
          <span>
            <b className="bold">Manca il costo</b> di {name}, o il margine non torna.{' '}
            <button type="button" className="as-link" onClick={() => open(`prodotto-${id}`)}>
              Scrivilo per le prossime<span className="sr-only">: {name}</span>
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
}

const Point = ({ children }: { children: ReactNode }) => (
  <li className="row">
    <Check className="icon icon-s" aria-hidden="true" />
    <span>{children}</span>
  </li>
)

function Totals({ takings: { days, totals }, name }: { takings: Takings; name: string }) {
  if (days.length === 0) return <p className="empty">Nessun incasso in {name}.</p>
  return (
    <>
      {totals.channels.map((channel) => (
        <table key={channel.channel} className="sums">
          <caption className="sr-only">
            {channelNames[channel.channel]}, {name}
          </caption>
          <thead>
            <tr>
              <th scope="col">{channelNames[channel.channel]}</th>
              <td>Lordo</td>
            </tr>
          </thead>
          <tbody>
            {channel.rows.map(({ vatRate, gross, vat }) => (
              <tr key={vatRate}>
                <th scope="row">
                  {rateName(vatRate)} {vatRate !== null && <span className="small muted">di cui IVA {euro(vat)}</span>}
                </th>
                <td>{euro(gross)}</td>
              </tr>
            ))}
            {channel.refunds.map(({ vatRate, gross }) => (
              <tr key={vatRate}>
                <th scope="row">Resi, {rateName(vatRate)}</th>
                <td>{euro(`-${gross}`)}</td>
              </tr>
            ))}
            <tr className="total">
              <th scope="row">Totale</th>
              <td>
                <b className="bold">{euro(channel.gross)}</b>
              </td>
            </tr>
          </tbody>
        </table>
      ))}
      <p className="small muted">
        Ordini pagati meno resi: {euro(totals.gross)}.
        {totals.giftCards !== '0.00' && ` Buoni regalo venduti, che non sono vendite: ${euro(totals.giftCards)}.`}
      </p>
      <details>
        <summary className="bold">Giorno per giorno</summary>
        <table className="sums above-8">
          <caption className="sr-only">Corrispettivi di {name}, giorno per giorno</caption>
          <thead>
            <tr>
              <th scope="col">Giorno</th>
              <td>Vendite</td>
              <td>Resi</td>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, channel, rows, refunds }) => (
              <tr key={`${date} ${channel}`}>
                <th scope="row">
                  {calendarDay(date)}, {channelNames[channel].toLowerCase()}
                </th>
                <td>{euro(sumOf(rows))}</td>
                <td>{refunds.length > 0 && euro(`-${sumOf(refunds)}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

const sumOf = (rows: readonly { gross: string }[]) =>
  toDecimal(rows.reduce((all, { gross }) => all + centsOf(gross), 0))
