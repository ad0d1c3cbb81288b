import { useQuery } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { centsOf, formatEuro, parseDecimal, toDecimal } from '#shared/domain/platform/money.ts'
import { calendarDay, euro } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { addressOf, useApi } from '#web/platform/api.ts'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type DaySheet, exportDaySheet, getDaySheet, putDaySheet } from '../counter-calls.ts'

const tenderNames = { cash: 'Contanti', terminal: 'Carta, dal terminale', gift_card: 'Buoni regalo usati' } as const

/** What the counter took on a day, and the cash that was counted. */
export function DaySheetView({ onBack }: { onBack(): void }) {
  const [date, setDate] = useState(() => romeDayOf(new Date()))
  const query = useQuery({ ...readQuery(useApi(), getDaySheet, { params: { date } }), staleTime: 0 })
  return (
    <div className="column spaced-16">
      <div className="row wraps spaced-12">
        <h2>Giornata {calendarDay(date)}</h2>
        <div>
          <input
            className="input"
            aria-label="Giorno"
            type="date"
            value={date}
            max={romeDayOf(new Date())}
            onChange={({ target }) => target.value && setDate(target.value)}
          />
        </div>
        <button type="button" className="btn btn-small" onClick={() => window.print()}>
          <Printer className="icon icon-s" aria-hidden="true" /> Stampa
        </button>
        <a className="btn btn-small" href={addressOf(exportDaySheet, { params: { date } })} download>
          <Download className="icon icon-s" aria-hidden="true" /> Righe in CSV
        </a>
        <button type="button" className="btn btn-small btn-text end" onClick={onBack}>
          Torna al banco
        </button>
      </div>
      <Loaded query={query} failure="La giornata non si carica.">
        {(sheet) => (
          <div className="counter-sheets grid">
            <Takings sheet={sheet} />
            <Rates sheet={sheet} />
            <CashCount key={sheet.date} sheet={sheet} />
          </div>
        )}
      </Loaded>
    </div>
  )
}

function Takings({ sheet }: { sheet: DaySheet }) {
  const net = (sales: string, refunds: string) => formatEuro(centsOf(sales) - centsOf(refunds))
  return (
    <section className="box box-body">
      <h3>Incassi</h3>
      <table className="counter-table above-8">
        <thead>
          <tr>
            <th scope="col">Come</th>
            <th scope="col">Banco</th>
            <th scope="col">Sito</th>
          </tr>
        </thead>
        <tbody>
          {sheet.byTender.map(({ tender, amount }) => (
            <tr key={tender}>
              <th scope="row">{tenderNames[tender]}</th>
              <td>{euro(amount)}</td>
              <td>–</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Vendite</th>
            <td>{euro(sheet.sales)}</td>
            <td>{euro(sheet.distance.sales)}</td>
          </tr>
          <tr>
            <th scope="row">Resi</th>
            <td>− {euro(sheet.refunds)}</td>
            <td>− {euro(sheet.distance.refunds)}</td>
          </tr>
          <tr className="bold">
            <th scope="row">Totale</th>
            <td>{net(sheet.sales, sheet.refunds)}</td>
            <td>{net(sheet.distance.sales, sheet.distance.refunds)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function Rates({ sheet }: { sheet: DaySheet }) {
  return (
    <section className="box box-body">
      <h3>Per aliquota, al banco</h3>
      <table className="counter-table above-8">
        <thead>
          <tr>
            <th scope="col">Aliquota</th>
            <th scope="col">Imponibile</th>
            <th scope="col">IVA</th>
            <th scope="col">Totale</th>
          </tr>
        </thead>
        <tbody>
          {sheet.byVatRate.map(({ vatRate, gross, net, vat }) => (
            <tr key={vatRate ?? 'margin'}>
              <th scope="row">{vatRate === null ? 'Margine' : `${vatRate} %`}</th>
              <td>{vatRate === null ? '–' : euro(net)}</td>
              <td>{vatRate === null ? '–' : euro(vat)}</td>
              <td>{euro(gross)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted above-8">
        Devono tornare con la chiusura della cassa: {euro(sheet.sales)}. Il sito va nel registro delle vendite a
        distanza.
      </p>
    </section>
  )
}

function CashCount({ sheet }: { sheet: DaySheet }) {
  const [counted, setCounted] = useState(sheet.countedCash?.replace('.', ',') ?? '')
  const [note, setNote] = useState(sheet.note ?? '')
  const cents = parseDecimal(counted)
  const difference = cents === undefined ? undefined : cents - centsOf(sheet.expectedCash)
  const needsNote = difference !== undefined && difference !== 0 && !note.trim()
  const save = useAct({
    call: (api) =>
      api(putDaySheet, {
        params: { date: sheet.date },
        body: { countedCash: toDecimal(cents ?? 0), note: note.trim() || null },
      }),
    said: 'Cassa contata',
    failedHere: 'Non è stato salvato. Riprova.',
  })
  return (
    <section className="box box-body">
      <h3>Contanti in cassa</h3>
      {centsOf(sheet.refundedCash) > 0 && (
        <p className="row row-between small muted above-8">
          <span>Restituiti in contanti</span> <span>− {euro(sheet.refundedCash)}</span>
        </p>
      )}
      <p className="row row-between above-8">
        <span>Attesi, con {euro(sheet.float)} di fondo</span> <b className="bold">{euro(sheet.expectedCash)}</b>
      </p>
      <form
        method="dialog"
        className="column spaced-12 above-12"
        onSubmit={(event) => {
          event.preventDefault()
          if (cents !== undefined && !needsNote && !save.busy) save.send()
        }}
      >
        <TextField
          label="Contati"
          inputMode="decimal"
          autoComplete="off"
          value={counted}
          error={counted !== '' && cents === undefined ? 'Scrivi un importo, come 412,40.' : undefined}
          onChange={({ target }) => setCounted(target.value)}
        />
        {difference !== undefined && difference !== 0 && (
          <TextField
            label={`${difference < 0 ? 'Mancano' : 'Sono di più'} ${formatEuro(Math.abs(difference))}: perché`}
            value={note}
            error={needsNote ? 'Scrivi una riga: chi guarda dopo la cerca.' : undefined}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
        {difference === 0 && <p className="note note-ok">La cassa torna.</p>}
        {save.error && <p className="note note-error">{save.error}</p>}
        <SubmitButton isSending={save.busy}>Segna la cassa</SubmitButton>
      </form>
    </section>
  )
}
