import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText, Printer } from 'lucide-react'
import type { OrderReturn } from '#shared/contract/orders/order-parts/after-sales.ts'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { getReturnNote } from '#shared/contract/orders/returns/customer-returns.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { placeLines } from '#shared/domain/platform/shop/shop-address.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate, shopTime } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { addressOf } from '#web/platform/api.ts'
import { DemoMailLink } from '#web/ui/demo-mail-link.tsx'
import { wholeCodes } from '#web/ui/whole-codes.tsx'
import { returnReceiptQuery } from './return-queries.ts'
import type { ReturnTexts } from './return-texts.ts'
import { newSize, wayOf } from './return-words.ts'

interface Props {
  order: OrderPage
  opened: readonly OrderReturn[]
  accessKey: string
  texts: ReturnTexts
}

/** Numbers, time and what to do now; found again under their address. */
export function ReceiptStep({ order, opened, accessKey, texts: t }: Props) {
  const { orderNumber } = order
  const noteOf = (code: string) => addressOf(getReturnNote, { params: { orderNumber, code }, query: { k: accessKey } })
  return (
    <div className="withdrawal-receipt">
      <div className="box-body">
        {opened.map((one) => (
          <Opened key={one.code} order={order} opened={one} texts={t} />
        ))}
        <NextSteps order={order} opened={opened} texts={t} />
      </div>
      <div className="step-foot no-print">
        <Link className="btn btn-text" to="/ordine/$orderNumber" params={{ orderNumber }} search={{ k: accessKey }}>
          {t.receipt.toOrder}
        </Link>
        <span className="row wraps spaced-12">
          <button type="button" className="btn" onClick={() => window.print()}>
            <Printer className="icon icon-s" aria-hidden="true" /> {t.receipt.print}
          </button>
          {opened.map(({ code }) => (
            <a key={code} className="btn btn-main" href={noteOf(code)} download>
              <FileText className="icon icon-s" aria-hidden="true" />{' '}
              {opened.length === 1 ? t.receipt.notePdf : t.list.notePdfOf(code)}
            </a>
          ))}
        </span>
      </div>
    </div>
  )
}

interface OneProps {
  order: OrderPage
  opened: OrderReturn
  texts: ReturnTexts
}

function Opened({ order, opened, texts: t }: OneProps) {
  const { language } = useI18n()
  const { orderNumber, customerEmail } = order
  const { data: receipt } = useQuery(returnReceiptQuery(orderNumber, opened.code))
  const units = opened.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const day = shopDate(opened.createdAt, language, 'distant')
  return (
    <section className="return-opened">
      <h2 tabIndex={-1}>{t.receipt.title[wayOf(opened)]}</h2>
      <div className="return-received flex wraps align-start above-16">
        <div className="plate">
          <div className="plate-inner">
            <div className="strip">
              <span>{t.receipt.plate}</span>
              <span>{t.pieces(units)}</span>
            </div>
            <p className="figure figure-medium">{opened.code}</p>
          </div>
        </div>
        <div>
          <p className="capitalized">
            {t.receipt.at(day)} <b className="bold">{shopTime(opened.createdAt)}</b>. {t.receipt.mailed(customerEmail)}{' '}
            <DemoMailLink className="link no-print" to={customerEmail} />
          </p>
          <p className="above-8">
            <Promised order={order} opened={opened} texts={t} />
          </p>
        </div>
      </div>
      {receipt && (
        <table className="spec-table above-20">
          <tbody>
            <tr>
              <th scope="row">{t.receipt.reference}</th>
              <td>{receipt.reference}</td>
            </tr>
            <tr>
              <th scope="row">{t.receipt.received}</th>
              <td>{receipt.receivedAt}</td>
            </tr>
            <tr>
              <th scope="row">{t.receipt.statement}</th>
              <td className="pre-line">{wholeCodes(receipt.statement)}</td>
            </tr>
          </tbody>
        </table>
      )}
    </section>
  )
}

function Promised({ order, opened, texts: t }: OneProps) {
  const { language } = useI18n()
  const day = (on: string) => shopDate(on, language, 'promise')
  if (opened.isCourtesy) return t.receipt.courtesy
  const by = t.summary.backWay[order.paymentMethod]
  if (opened.outcome === 'refund') {
    const money = t.receipt.moneyBack(formatEuro(centsOf(opened.amount), language), by)
    return money + (opened.refundDueDay ? t.receipt.latest(day(opened.refundDueDay)) : t.receipt.afterGoods)
  }
  if (opened.outcome !== 'exchange' || !opened.heldUntilDay) return t.receipt.repair
  const size = newSize(opened)
  const until = day(opened.heldUntilDay)
  return size ? t.receipt.sizeHeld(size, until) : t.receipt.pieceHeld(until)
}

function NextSteps({ order, opened, texts: t }: Omit<Props, 'accessKey'>) {
  const { language } = useI18n()
  const { name, address, returnPaidBy } = useShop()
  if (!order.shippedAt && !order.deliveredAt) return <p className="note above-20">{t.receipt.notSent}</p>
  const codes = opened.map(({ code }) => code)
  const [soonest = ''] = opened.map(({ sendByDay }) => sendByDay).toSorted()
  const steps = [
    { lead: t.receipt.packLead, rest: ` ${codes.length > 1 ? t.receipt.packAll : t.receipt.pack}` },
    { lead: t.receipt.noteLead(codes.length), rest: `, ${t.receipt.note(codes.join(', '))}` },
    {
      lead: t.receipt.sendLead(shopDate(soonest, language, 'promise')),
      rest: ` ${t.receipt.send([name, ...placeLines({ address })].join(', '), returnPaidBy === 'shop')}`,
    },
  ]
  return (
    <>
      <h3 className="above-24 below-4">{t.receipt.nextTitle}</h3>
      <ol className="lines return-todo">
        {steps.map(({ lead, rest }, index) => (
          <li className="align-baseline text-m" key={lead}>
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <b className="bold">{lead}</b>
              {wholeCodes(rest)}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
