import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { noteRead } from '#server/platform/public-cache/answer-reads.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { homeIn } from '#server/site/settings/home-kind.ts'
import { getShop, type ShopFacts } from '#shared/contract/platform/shop.ts'
import { getHome } from '#shared/contract/site/home.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { exceptionsBetween } from '#shared/domain/platform/hours/opening-exceptions.ts'
import { romeDayOf, startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'
import { shopFacts } from './shop-facts.ts'

/** The horizon of the calendar in pages, and of the announcements to visitors. */
const knownDays = 366
const soonDays = 45
const announcedDays = 14

export function shopRoutes(app: FastifyInstance, deps: Deps): void {
  const { shop, clock, catalog } = deps
  let known = { until: 0, settings: catalog.state.settings, exceptions: [] as ShopFacts['exceptions'] }
  route(app, getHome, ({ query }) => {
    const { settings } = catalog.state
    noteRead({ isCurrent: () => catalog.state.settings === settings })
    return homeIn(shop, query.lang ?? 'it')
  })
  route(app, getShop, () => {
    const now = clock().getTime()
    const { settings } = catalog.state
    if (now >= known.until || known.settings !== settings) {
      const today = romeDayOf(new Date(now))
      const soon = addDays(today, soonDays)
      const announced = addDays(today, announcedDays)
      // From January 1st: a browser's clock may be behind.
      const days = exceptionsBetween(`${today.slice(0, 4)}-01-01`, addDays(today, knownDays), shop)
      const exceptions = days.map(({ from, to, hours, reason }) => ({
        from,
        to,
        ...(reason && { reason, isAnnounced: to >= today && from <= announced }),
        hours: hours.map(([open, close]): [number, number] => [open, close]),
        when: to < today ? ('past' as const) : from <= soon ? ('soon' as const) : ('later' as const),
      }))
      known = { until: startOfRomeDay(addDays(today, 1)).getTime(), settings, exceptions }
    }
    const { until, exceptions } = known
    // A page is rendered again when the shop's day is over, and when the shop was edited.
    const { shipping } = shop
    noteRead({
      isCurrent: () => clock().getTime() < until && shop.shipping === shipping && catalog.state.settings === settings,
    })
    return { ...shopFacts(deps), exceptions }
  })
}
