import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Clock } from 'lucide-react'
import { clockTime } from '#shared/domain/platform/hours/clock-time.ts'
import { openStateAt } from '#shared/domain/platform/hours/opening-hours.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate, shopTime } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { useNow } from '#web/i18n/use-now.ts'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Price } from '#web/ui/price.tsx'
import { ActivityBoardSheet } from './activity-board-sheet.tsx'
import { activityBoardQuery } from './home-rows-query.ts'
import { useHomeTexts } from './home-texts.ts'

/** Events of the shop's day; empty sheets are left out. */
export function HomeActivityBoard() {
  const t = useHomeTexts()
  const api = useApi()
  const { arrived, bench, sent, sold } = useSuspenseQuery(activityBoardQuery(api)).data
  if (!arrived && !bench && !sent && !sold) return null
  const orderLines = (orders: NonNullable<typeof bench>['orders']) =>
    orders.map(({ name, frameSize, province }, i) => ({
      key: `${i}`,
      what: frameSize ? `${name}, ${frameSize}` : name,
      side: province,
    }))
  return (
    <section className="board" aria-labelledby="home-board">
      <div className="wrap">
        <div className="board-head flex wraps align-center row-between">
          <h2 id="home-board">{t.board}</h2>
          <BoardClock />
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role */}
        <ul className="board-sheets" role="list">
          {arrived && (
            <ActivityBoardSheet
              title={t.arrived[arrived.span]}
              count={arrived.count}
              unit={t.arrivedUnit(arrived.count) + t.since[arrived.span]}
              lines={arrived.bicycles.map(({ slug, name, price }) => ({
                key: slug,
                what: (
                  <Link to="/prodotto/$slug" params={{ slug }}>
                    {name}
                  </Link>
                ),
                side: <Price amount={price} form="text" />,
              }))}
              isPink
            />
          )}
          {bench && (
            <ActivityBoardSheet
              title={t.bench}
              count={bench.count}
              unit={t.ordersUnit(bench.count)}
              lines={orderLines(bench.orders)}
            />
          )}
          {sent && (
            <ActivityBoardSheet
              title={t.sent[sent.span]}
              count={sent.count}
              unit={t.ordersUnit(sent.count) + t.since[sent.span]}
              lines={orderLines(sent.orders)}
            />
          )}
          {sold && (
            <ActivityBoardSheet
              title={t.sold[sold.span]}
              count={sold.count}
              unit={t.soldUnit(sold.count) + t.since[sold.span]}
              lines={sold.bicycles.map(({ name, day }, i) => ({ key: `${i}`, what: name, side: t.dayOfMonth(day) }))}
              more={
                <Link to="/$category" params={{ category: 'bici-usate' }}>
                  {t.soldMore}
                </Link>
              }
            />
          )}
        </ul>
      </div>
    </section>
  )
}

/** In the browser only: the server's page is cached for all. */
function BoardClock() {
  const t = useHomeTexts()
  const { language } = useI18n()
  const shop = useShop()
  const now = useNow()
  const { isOpen = false, changesAt } = now ? openStateAt(shop, now) : {}
  return (
    <p className="board-clock flex wraps align-center">
      {now && (
        <>
          <Badge tone={isOpen ? 'ok' : 'plain'} icon={isOpen ? Check : Clock}>
            {isOpen ? t.boardOpen : t.boardClosed}
          </Badge>
          <span>
            {t.clock(shopDate(now, language, 'promise'), shopTime(now))}
            {isOpen && changesAt !== undefined && ` ${t.closesAt(clockTime(changesAt))}`}
          </span>
        </>
      )}
    </p>
  )
}
