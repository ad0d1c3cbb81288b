import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { emptyTicket, isWhole, keepTicket, totalOf, withProduct } from '#web/admin/orders/ticket/ticket.ts'
import { TicketLines } from '#web/admin/orders/ticket/ticket-lines.tsx'
import type { Ticket } from '#web/extensions/desk-row.ts'
import { DraftList } from './draft-list.tsx'
import { DraftPanel } from './draft-panel.tsx'
import { OfferedProduct } from './offered-product.tsx'
import './offer-writer.css'

const keptTicket = keepTicket('offer')

/** Products, then who they are for; below them the offers that were made. */
export function OfferWriter() {
  const [ticket, setTicket] = useState<Ticket>(() => keptTicket.read() ?? emptyTicket)
  const [isAddressed, setAddressed] = useState(false)
  useEffect(() => keptTicket.write(ticket), [ticket])
  const total = totalOf(ticket)
  return (
    <div className="wrap offer-writer column spaced-24">
      <header className="row spaced-12">
        <a className="btn btn-icon" href="/admin" aria-label="Torna alla dashboard">
          <ArrowLeft className="icon" aria-hidden="true" />
        </a>
        <h1>Proposte</h1>
      </header>
      <main id="main" tabIndex={-1} className="column spaced-24">
        <section className="box" aria-labelledby="offer-items-title">
          <div className="box-body column spaced-16">
            <h2 id="offer-items-title">Articoli della proposta</h2>
            {!isAddressed && (
              <OfferedProduct onAdd={(product, size) => setTicket((now) => withProduct(now, product, size))} />
            )}
            <TicketLines
              ticket={ticket}
              isLocked={isAddressed}
              empty="Ancora niente: cerca il primo articolo."
              onTicket={setTicket}
            />
            <p className="row row-between">
              <b className="bold">Totale, senza la consegna</b>
              <b className="bold" role="status">
                {formatEuro(total)}
              </b>
            </p>
            {!isAddressed && (
              <p className="row wraps spaced-8">
                <button
                  type="button"
                  className="btn btn-main"
                  disabled={!isWhole(ticket)}
                  onClick={() => setAddressed(true)}
                >
                  Avanti
                </button>
                {ticket.lines.length > 0 && (
                  <button type="button" className="btn btn-text" onClick={() => setTicket(emptyTicket)}>
                    Svuota
                  </button>
                )}
              </p>
            )}
          </div>
        </section>
        {isAddressed ? (
          <DraftPanel
            ticket={ticket}
            onBack={() => setAddressed(false)}
            onDone={() => {
              setTicket(emptyTicket)
              setAddressed(false)
            }}
          />
        ) : (
          <DraftList
            onTake={setTicket}
            hasTicket={ticket.lines.length > 0}
            how="Cerca gli articoli qui sopra e premi «Avanti»."
          />
        )}
      </main>
    </div>
  )
}
