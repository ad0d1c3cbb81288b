import { ArrowRight, Check, CircleHelp } from 'lucide-react'
import type { BankCredit } from '#extensions/bank-statements/bank-credits.ts'
import { dayText, euro, shortDay } from '#web/admin/admin-format.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { signText } from './credit-words.ts'
import type { CreditStep } from './use-credits.ts'

interface Props {
  credit: BankCredit
  isBusy: boolean
  onStep(step: CreditStep): void
  /** Another order than the one proposed. */
  onChoose(): void
}

/** The bank's data on the left, the order on the right, and the reasons between. */
export function CreditRow(props: Props) {
  const { credit } = props
  return (
    <li className="transfer">
      <div>
        <p className="transfer-top flex wraps align-baseline">
          <b className="bold transfer-sum">{euro(credit.amount)}</b>
          <span className="small muted">{shortDay(credit.day)}</span>
        </p>
        <p className="bold small">{credit.payer || 'Ordinante non indicato'}</p>
        <p className="transfer-text above-6">
          <SaidText credit={credit} />
        </p>
      </div>
      <ArrowRight className="icon transfer-arrow" aria-hidden="true" />
      <OrderSide credit={credit} />
      <div className="transfer-steps">
        <Steps {...props} />
      </div>
    </li>
  )
}

function SaidText({ credit: { text, found } }: { credit: BankCredit }) {
  const at = found ? text.toUpperCase().indexOf(found) : -1
  if (!found || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + found.length)}</mark>
      {text.slice(at + found.length)}
    </>
  )
}

function OrderSide({ credit }: { credit: BankCredit }) {
  const { open } = useAdminAddress()
  const { order, signs, group, booked, toReturn } = credit
  if (!order && toReturn) return <p className="small muted">Di nessun ordine: {euro(toReturn)} da restituire</p>
  if (!order) return <p className="small muted">Nessun ordine con questa causale o questo importo</p>
  return (
    <div>
      {(credit.orders ?? [order]).map((one) => (
        <div key={one.id}>
          <p className="transfer-top flex wraps align-baseline">
            <button type="button" className="admin-link num" onClick={() => open(`ordine-${one.id}`)}>
              {one.orderNumber}
            </button>
            <b className="bold">{euro(credit.orders ? one.due : one.total)}</b>
          </p>
          <p className="small muted">
            {one.customerName} · ordinato il {dayText(one.createdAt)}
          </p>
        </div>
      ))}
      {group === 'in_part' && (
        <p className="small">
          Arrivati {euro(booked)}, mancano {euro(order.due)}
        </p>
      )}
      {toReturn && (
        <p className="small">
          {euro(booked)} all’ordine, {euro(toReturn)} da restituire
        </p>
      )}
      {signs.length > 0 && (
        <ul className="transfer-why">
          {signs.map((sign) => {
            const { text, isDoubt } = signText(sign, credit)
            const Icon = isDoubt ? CircleHelp : Check
            return (
              <li key={sign} data-doubt={isDoubt || undefined}>
                <Icon className="icon icon-s" aria-hidden="true" />{' '}
                {isDoubt && <span className="sr-only">da controllare: </span>}
                {text}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

function Steps({ credit, isBusy, onStep, onChoose }: Props) {
  const { order, group, signs, amount, toReturn } = credit
  const step = (label: string, request: CreditStep, isMain = false) => (
    <button
      type="button"
      className={isMain ? 'btn btn-small' : 'btn btn-text btn-small'}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onStep(request)}
    >
      {label}
      <span className="sr-only">: {credit.payer || euro(amount)}</span>
    </button>
  )
  const decide = (label: string, state: 'open' | 'ignored' | 'to_return' | 'returned', said: string, isMain = false) =>
    step(label, { kind: 'decide', state, said }, isMain)
  const back = (label: string, isMain = false) => decide(label, 'to_return', 'Segnato da restituire', isMain)
  const other = (label: string, isMain = false) => (
    <button type="button" className={isMain ? 'btn btn-small' : 'btn btn-text btn-small'} onClick={onChoose}>
      {label}
      <span className="sr-only">: {credit.payer || euro(amount)}</span>
    </button>
  )
  if (group === 'to_return')
    return (
      <>
        {decide(`Restituiti ${euro(toReturn ?? amount)}`, 'returned', 'Segnato restituito', true)}
        {!order && decide('Non è da restituire', 'open', 'Di nuovo da decidere')}
      </>
    )
  if (group === 'in_part')
    return (
      <>
        {order && step('Accetta e chiudi', { kind: 'accept', orderId: order.id }, true)}
        {back('Restituisci la parte')}
      </>
    )
  if (!order)
    return (
      <>
        {other('Cerca un ordine', true)}
        {decide('Ignora', 'ignored', 'Messo da parte')}
      </>
    )
  if (credit.orders)
    return (
      <>
        {step(
          `Dividi tra i ${credit.orders.length} ordini`,
          { kind: 'split', orderIds: credit.orders.map(({ id }) => id) },
          true,
        )}
        {other('Altri ordini')}
        {decide('Ignora', 'ignored', 'Messo da parte')}
      </>
    )
  const book: CreditStep = { kind: 'book', orderId: order.id }
  if (signs.includes('double'))
    return (
      <>
        {back('È un doppione: da restituire', true)}
        {other('Un altro ordine')}
      </>
    )
  if (group === 'late')
    return (
      <>
        {order.canReopen && !signs.includes('amount_less') && step('Riapri l’ordine', book, true)}
        {signs.includes('amount_less')
          ? back(`Restituisci ${euro(amount)}`, true)
          : step(`Restituisci ${euro(amount)}`, { ...book, reopen: false }, !order.canReopen)}
        {other('Un altro ordine')}
      </>
    )
  const label =
    group === 'sure' ? 'Conferma' : signs.includes('amount_less') ? `Segna ${euro(amount)} ricevuti` : 'È questo'
  return (
    <>
      {step(label, book, true)}
      {other('Un altro ordine')}
      {group === 'doubtful' && decide('Ignora', 'ignored', 'Messo da parte')}
    </>
  )
}
