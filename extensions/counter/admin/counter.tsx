import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, CalendarCheck, CircleParking, Undo2, Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { readQuery } from '#web/admin/admin-queries.ts'
import { emptyTicket, isWhole, keepTicket, withProduct } from '#web/admin/orders/ticket/ticket.ts'
import type { Ticket } from '#web/extensions/desk-row.ts'
import { laterDeskRows } from '#web/extensions/desk-rows.ts'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { useOnline } from '#web/ui/use-online.ts'
import type { SoldOrder } from '../counter-calls.ts'
import { listTickets } from '../sales/ticket-calls.ts'
import { BoughtBefore } from './bought-before.tsx'
import { CodeField } from './code-field.tsx'
import { DaySheetView } from './day-sheet-view.tsx'
import { DepositPanel } from './deposit-panel.tsx'
import { ParkedList } from './parked-list.tsx'
import { SoldNote } from './sold-note.tsx'
import { TenderPanel } from './tender-panel.tsx'
import { TicketPanel } from './ticket-panel.tsx'
import { usePayKey } from './use-pay-key.ts'
import './counter.css'

type View = 'sell' | 'pay' | 'deposit' | 'return' | 'end' | 'ended' | 'parked' | 'day'
const closing: readonly View[] = ['pay', 'end', 'deposit']
const keptTicket = keepTicket('counter')

/** The counter: one field on the left, the ticket on the right. */
export function CounterScreen() {
  const [ticket, setTicket] = useState<Ticket>(() => keptTicket.read() ?? emptyTicket)
  const [view, setView] = useState<View>('sell')
  const [sold, setSold] = useState<SoldOrder>()
  const isOnline = useOnline()
  const [end] = laterDeskRows('ticketEnd')
  useEffect(() => keptTicket.write(ticket), [ticket])
  usePayKey(view === 'sell' && isOnline && isWhole(ticket), () => setView('pay'))
  const change = (next: Ticket) => {
    setTicket(next)
    setSold(undefined)
  }
  const close = (order: SoldOrder) => {
    setTicket(emptyTicket)
    setSold(order)
    setView('sell')
  }
  const takeBack = (next: Ticket) => {
    change(next)
    setView('sell')
  }
  return (
    <div className="counter column">
      <CounterHead {...{ view, isOnline }} onView={setView} />
      {!isOnline && (
        <p className="note note-warning counter-offline" role="status">
          Manca la rete: il conto resta qui, ma non si vende niente finché non torna.
        </p>
      )}
      <main id="main" tabIndex={-1} className={view === 'day' ? 'counter-day' : 'counter-columns grid'}>
        {view === 'day' ? (
          <DaySheetView onBack={() => setView('sell')} />
        ) : (
          <>
            <div className="counter-left column spaced-16">
              {view === 'parked' && <ParkedList onTake={takeBack} hasTicket={ticket.lines.length > 0} />}
              {end && view === 'ended' && (
                <Attempt>
                  <end.list.part onTake={takeBack} hasTicket={ticket.lines.length > 0} />
                </Attempt>
              )}
              {end && view === 'end' && (
                <Attempt>
                  <end.part
                    ticket={ticket}
                    onBack={() => setView('sell')}
                    onDone={() => {
                      setTicket(emptyTicket)
                      setView('ended')
                    }}
                  />
                </Attempt>
              )}
              {view === 'sell' && (
                <>
                  {sold && <SoldNote order={sold} />}
                  <CodeField
                    placeholder="Leggi il codice o scrivi: camera 28"
                    action="Aggiungi"
                    onAdd={(product, size) => {
                      setTicket((now) => withProduct(now, product, size))
                      setSold(undefined)
                    }}
                  />
                  <p className="small muted">
                    Qui si vende merce che esce dal negozio adesso. I ritiri si consegnano da Ordini. Con Ctrl+Invio
                    incassi.
                  </p>
                  <p>
                    <button type="button" className="btn btn-small" onClick={() => setView('return')}>
                      <Undo2 className="icon icon-s" aria-hidden="true" /> Reso o cambio
                    </button>
                  </p>
                </>
              )}
              {view === 'return' && <BoughtBefore onBack={() => setView('sell')} />}
              {view === 'deposit' && (
                <DepositPanel ticket={ticket} isOnline={isOnline} onBack={() => setView('sell')} onTaken={close} />
              )}
              {view === 'pay' && (
                <TenderPanel ticket={ticket} isOnline={isOnline} onBack={() => setView('sell')} onSold={close} />
              )}
            </div>
            <TicketPanel
              ticket={ticket}
              onTicket={change}
              isPaying={closing.includes(view)}
              isOnline={isOnline}
              onPay={() => setView('pay')}
              onEnd={() => setView('end')}
              onDeposit={() => setView('deposit')}
            />
          </>
        )}
      </main>
    </div>
  )
}

function CounterHead({ view, isOnline, onView }: { view: View; isOnline: boolean; onView(view: View): void }) {
  const [end] = laterDeskRows('ticketEnd')
  const waiting = useQuery(readQuery(useApi(), listTickets)).data?.length ?? 0
  return (
    <header className="counter-head row">
      <a className="btn btn-icon" href="/admin" aria-label="Torna alla dashboard">
        <ArrowLeft className="icon" aria-hidden="true" />
      </a>
      <h1 className="counter-title">Banco</h1>
      <div className="row end spaced-8 wraps">
        <Badge tone={isOnline ? 'ok' : 'red'} icon={isOnline ? Wifi : WifiOff}>
          {isOnline ? 'In rete' : 'Senza rete'}
        </Badge>
        <button type="button" className="btn btn-small" onClick={() => onView(view === 'parked' ? 'sell' : 'parked')}>
          <CircleParking className="icon icon-s" aria-hidden="true" /> Da parte
          {waiting > 0 && <span className="num">{waiting}</span>}
        </button>
        {end && (
          <button type="button" className="btn btn-small" onClick={() => onView(view === 'ended' ? 'sell' : 'ended')}>
            <end.list.icon className="icon icon-s" aria-hidden="true" /> {end.list.label}
          </button>
        )}
        <button type="button" className="btn btn-small" onClick={() => onView(view === 'day' ? 'sell' : 'day')}>
          <CalendarCheck className="icon icon-s" aria-hidden="true" /> Giornata
        </button>
      </div>
    </header>
  )
}
