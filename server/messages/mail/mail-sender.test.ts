import { describe, expect, it } from 'vitest'
import type { Mail } from '#server/messages/deps/mailer.ts'
import { orderMailLinks } from '#server/orders/order-mail-links.ts'
import { outbox } from '#server/platform/database/schema/order-tables.ts'
import { anOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { openMailSender } from './mail-sender.ts'
import { leaseDueMails } from './outbox-repository.ts'

const shop = shopForEachTest()

const rows = () => shop.deps.database.db.select().from(outbox)

describe('a mail server that is away', () => {
  it('keeps no order from standing, and the mail follows when the server is back', async () => {
    shop.mailer.failures = 2
    const order = await anOrder(shop)
    expect(await shop.deps.mailSender.sendDue()).toBe(0)
    expect(shop.mailer.sent).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'pending', attempts: 1, lastError: 'the mail server is away' }])
    expect(await shop.deps.mailSender.sendDue()).toBe(0)
    shop.clock.advance({ minutes: 1 })
    expect(await shop.deps.mailSender.sendDue()).toBe(0)
    shop.clock.advance({ minutes: 1 })
    expect(await shop.deps.mailSender.sendDue()).toBe(0)
    shop.clock.advance({ minutes: 1 })
    expect(await shop.deps.mailSender.sendDue()).toBe(1)
    expect(shop.mailer.sent).toMatchObject([
      { to: 'giulia.ferrari@example.org', subject: `Ordine ${order.orderNumber} confermato`, language: 'it' },
    ])
  })

  it('is tried again for more than a day, at most six hours apart, and then given up', async () => {
    shop.mailer.failures = Number.POSITIVE_INFINITY
    await anOrder(shop)
    const waits: number[] = []
    for (let [row] = await rows(); row?.state === 'pending'; [row] = await rows()) {
      const from = shop.clock.now.getTime()
      shop.clock.now = row.nextAttemptAt
      waits.push((row.nextAttemptAt.getTime() - from) / 60_000)
      await shop.deps.mailSender.sendDue()
    }
    expect(waits).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360])
    const [dead] = await rows()
    expect(dead).toMatchObject({ state: 'dead', attempts: 13 })
    shop.mailer.failures = 0
    shop.clock.advance({ days: 2 })
    expect(await shop.deps.mailSender.sendDue()).toBe(0)
  })

  it('is not given up at its first failure, though the shop was off for days', async () => {
    await anOrder(shop)
    shop.clock.advance({ days: 3 })
    shop.mailer.failures = 1
    await shop.deps.mailSender.sendDue()
    expect(await rows()).toMatchObject([{ state: 'pending', attempts: 1 }])
    shop.clock.advance({ minutes: 1 })
    expect(await shop.deps.mailSender.sendDue()).toBe(1)
  })
})

describe('the outbox', () => {
  it('sends each mail once, whatever the number of senders', async () => {
    await Promise.all([1, 2, 3, 4].map(() => anOrder(shop)))
    const senders = [1, 2, 3].map(() =>
      openMailSender({
        ...shop.deps,
        ...orderMailLinks(shop.deps),
        publicUrl: shop.deps.config.publicUrl,
        mailer: shop.mailer,
      }),
    )
    const counts = await Promise.all(senders.map((s) => s.sendDue()))
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(4)
    expect(new Set(shop.mailer.sent.map((m) => m.messageId)).size).toBe(4)
  })

  it('sends a mail again under the same Message-ID when its sender died on the way', async () => {
    await anOrder(shop)
    const [leased] = await leaseDueMails(shop.deps.database.db, shop.clock.now, 1)
    expect(leased?.attempts).toBe(1)
    expect(await shop.deps.mailSender.sendDue()).toBe(0)
    shop.clock.advance({ minutes: 1 })
    expect(await shop.deps.mailSender.sendDue()).toBe(1)
    expect(shop.mailer.sent[0]?.messageId).toMatch(
      /^<20261120T100000Z-order-confirmation-[0-9a-f]{12}@ciclipedivella\.example>$/,
    )
  })

  it('forgets what a mail knew once it has left', async () => {
    await anOrder(shop)
    await shop.deps.mailSender.sendDue()
    expect(await rows()).toMatchObject([{ state: 'sent', data: {}, sentAt: shop.clock.now }])
  })

  it('keeps a mail it cannot write and sends the others', async () => {
    const at = shop.clock.now
    const broken = { toAddress: 'a@example.org', language: 'it' as const, nextAttemptAt: at, createdAt: at }
    await shop.deps.database.db.insert(outbox).values([
      { ...broken, dedupeKey: 'a', kind: 'unheard_of', data: {} },
      { ...broken, dedupeKey: 'b', kind: 'order_confirmation', data: { orderNumber: 1 } },
    ])
    await anOrder(shop)
    expect(await shop.deps.mailSender.sendDue()).toBe(1)
    expect((await rows()).filter((r) => r.state === 'pending')).toHaveLength(2)
  })
})

describe('a started sender', () => {
  it('sends as soon as a mail is queued and stops when it is told', async () => {
    const arrived = Promise.withResolvers<Mail>()
    const mailer = { send: async (mail: Mail) => arrived.resolve(mail) }
    const sender = openMailSender({
      ...shop.deps,
      ...orderMailLinks(shop.deps),
      publicUrl: shop.deps.config.publicUrl,
      mailer,
    })
    sender.start()
    const order = await anOrder(shop)
    expect((await arrived.promise).subject).toContain(order.orderNumber)
    await sender.stop()
    await anOrder(shop)
    expect((await rows()).map((r) => r.state).sort()).toEqual(['pending', 'sent'])
  })

  it('takes several mails at once, and gives back those it has not begun when it is told to stop', async () => {
    await Promise.all([1, 2, 3].map(() => anOrder(shop)))
    const [arrived, way] = [Promise.withResolvers<Mail>(), Promise.withResolvers<void>()]
    const mailer = {
      send: (mail: Mail) => {
        arrived.resolve(mail)
        return way.promise
      },
    }
    const { publicUrl } = shop.deps.config
    const sender = openMailSender({ ...shop.deps, ...orderMailLinks(shop.deps), publicUrl, mailer, parallel: 1 })
    sender.start()
    await arrived.promise
    expect((await rows()).map((r) => r.attempts)).toEqual([1, 1, 1])
    const stopped = sender.stop()
    way.resolve()
    await stopped
    expect((await rows()).map((r) => [r.state, r.attempts]).sort()).toEqual([
      ['pending', 0],
      ['pending', 0],
      ['sent', 1],
    ])
    expect(await shop.deps.mailSender.sendDue()).toBe(2)
  })
})
