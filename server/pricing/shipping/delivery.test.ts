import { beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants, violationText } from '#server/orders/consistency/check-invariants.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import type { DeliverySettings, ShippingRulesInput } from '#shared/contract/pricing/admin-delivery.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aChangeableOrder, changerOf } from '#test/change-calls.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { orderTraces, sendOrder } from '#test/order-calls.ts'
import { openTestShop, shopForEachTest, type TestShop } from '#test/test-app.ts'
import { aCustomer, type Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const path = '/api/admin/delivery'

let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const settings = async () => (await admin.get(path)).json<DeliverySettings>()
const put = async (change: (rules: ShippingRulesInput) => void, version?: number) => {
  const before = await settings()
  const rules = structuredClone(before.rules) as ShippingRulesInput
  change(rules)
  return admin.put(path, { version: version ?? before.version, rules })
}
const edited = async (change: (rules: ShippingRulesInput) => void) => {
  const answer = await put(change)
  expect(answer.statusCode, answer.body).toBe(200)
}
/** Dear to the islands, no bicycle on the small ones, a collection, an express. */
const various = (rules: ShippingRulesInput) => {
  rules.rates.letter = { mainland: '4.90', islands: '4.90', remote: '6.90', freeOver: '30.00' }
  rules.rates.parcel = { mainland: '9.90', islands: '14.90', remote: '19.90', freeOver: '100.00' }
  rules.rates.bulky = { mainland: '29.00', islands: '39.00', remote: '59.00', freeOver: null }
  rules.rates.bicycle = { mainland: '49.00', islands: '69.00', remote: null, freeOver: '1000.00' }
  rules.shelves = { 'pastiglie-freno': { travelsAs: 'letter', grams: 25 }, ruote: { travelsAs: 'bulky', grams: 1_900 } }
  rules.express = { fee: '7.50', days: 1 }
  rules.isPickUpOffered = true
}
const shelved = (shelf: string) => ({ category: 'componenti', shelf }) as const
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const read = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>()
const broken = async () => (await checkInvariants(shop.deps)).map(violationText)

describe('the rules as delivered', () => {
  it('are those of the configuration, and stay so when they are stored as they were read', async () => {
    const before = await settings()
    expect(before).toMatchObject({ version: 0, since: null })
    const flat = { mainland: '49.00', islands: '49.00', remote: '49.00', freeOver: '50.00' }
    expect(before.rules.rates).toEqual({ letter: flat, parcel: flat, bulky: flat, bicycle: flat })
    expect((await put(() => undefined)).json()).toEqual(before)
    const { shipping } = (await shop.app.inject('/api/shop')).json<ShopFacts>()
    expect(shipping).toMatchObject({ isFlat: true, flatFeeCents: 4_900, freeOverCents: 5_000, express: null })
  })
})

it('are in force at once, and still after the next start', async () => {
  await edited(various)
  const reported = async ({ app }: Pick<TestShop, 'app'>) =>
    (await app.inject('/api/shop')).json<ShopFacts>().shipping.rates.parcel.fees.islands
  expect(await reported(shop)).toBe(1_490)
  const later = await openTestShop({ database: shop.deps.database })
  expect(await reported(later)).toBe(1_490)
  await later.close()
})

describe('an order by other rules', () => {
  it.each([
    [{ priceCents: 2_000 }, 1, '36100', undefined, '9.90', 'a parcel'],
    [{ priceCents: 10_000 }, 1, '36100', undefined, '9.90', 'at its threshold'],
    [{ priceCents: 10_001 }, 1, '36100', undefined, '0.00', 'above it'],
    [{ priceCents: 2_000 }, 1, '90133', undefined, '14.90', 'to Palermo'],
    [{ priceCents: 2_000 }, 1, '98055', undefined, '19.90', 'to Lipari, which begins as Messina does'],
    [{ priceCents: 2_000 }, 1, '36100', 'express', '17.40', 'sooner: so much more than the courier'],
    [{ priceCents: 20_000 }, 1, '36100', 'express', '7.50', 'sooner and above the threshold'],
    [{ priceCents: 2_000 }, 1, '36100', 'pickup', '0.00', 'fetched'],
    [{ priceCents: 90_000, category: 'biciclette' }, 1, '36100', undefined, '49.00', 'a bicycle'],
    [{ priceCents: 2_000, row: { weightGrams: 4_000 } }, 5, '36100', undefined, '9.90', 'twenty kilos'],
    [{ priceCents: 1_000, row: { weightGrams: 4_001 } }, 5, '36100', undefined, '29.00', 'more than twenty'],
  ] as const)('%j × %i to %s by %s costs %s (%s)', async (request, quantity, postalCode, delivery, shipping, _why) => {
    await edited(various)
    const product = await aProduct(shop.deps, request)
    const order = { postalCode, ...(delivery && { delivery }), shipping }
    const answer = await sendOrder(shop, anOrderBody({ order, items: [{ productId: product.id, quantity }] }))
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json()).toMatchObject({ shipping, ...(delivery && { delivery }) })
    expect(await broken()).toEqual([])
  })

  it('travels as the largest of its articles, by the shelves they stand on', async () => {
    await edited(various)
    const pads = await aProduct(shop.deps, { priceCents: 600, row: shelved('pastiglie-freno') })
    const wheel = await aProduct(shop.deps, { priceCents: 9_000, row: shelved('ruote') })
    const shippingOf = async (...items: [id: number, quantity: number][]) => {
      const body = anOrderBody({ items: items.map(([productId, quantity]) => ({ productId, quantity })) })
      return (await sendOrder(shop, body)).json<PlacedOrder>().shipping
    }
    expect(await shippingOf([pads.id, 2])).toBe('4.90')
    expect(await shippingOf([pads.id, 5])).toBe('4.90')
    expect(await shippingOf([pads.id, 1], [wheel.id, 1])).toBe('29.00')
    // Eleven weigh more than a letter may.
    const many = await aProduct(shop.deps, { priceCents: 100, stock: 50, row: shelved('pastiglie-freno') })
    expect(await shippingOf([many.id, 10])).toBe('4.90')
    expect(await shippingOf([many.id, 11])).toBe('9.90')
  })

  it('is refused where it cannot go, and leaves nothing behind', async () => {
    await edited(various)
    const bike = await aProduct(shop.deps, { priceCents: 90_000, category: 'biciclette', imageNames: ['a.webp'] })
    const before = await orderTraces(shop)
    const order = (change: object) =>
      sendOrder(shop, anOrderBody({ order: { ...change }, items: [{ productId: bike.id, quantity: 1 }] }))
    for (const change of [
      { postalCode: '80073' },
      { delivery: 'express' },
      { postalCode: '90133', delivery: 'express' },
    ]) {
      const answer = await order(change)
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'delivery_not_offered'])
    }
    expect((await order({ delivery: 'drone' })).statusCode).toBe(400)
    expect(await orderTraces(shop)).toEqual(before)
    expect((await order({ postalCode: '80073', delivery: 'pickup' })).statusCode).toBe(201)
  })

  it('whose delivery costs something else by now is told so', async () => {
    const { id } = await aProduct(shop.deps, { priceCents: 2_000 })
    await edited(various)
    const answer = await sendOrder(
      shop,
      anOrderBody({ order: { shipping: '49.00' }, items: [{ productId: id, quantity: 1 }] }),
    )
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'price_changed'])
    expect(answer.json()).toMatchObject({ shipping: '9.90', total: '29.90' })
  })

  it('keeps its price and its days when they change again', async () => {
    const { id } = await aProduct(shop.deps, { priceCents: 2_000 })
    const placed = (await sendOrder(shop, anOrderBody({ items: [{ productId: id, quantity: 1 }] }))).json<PlacedOrder>()
    await edited(various)
    expect(await read(placed.id)).toMatchObject({ shipping: '49.00', total: '69.00' })
  })
})

describe('an order that is fetched', () => {
  const fetched = async (change: object = {}) => {
    await edited(various)
    const { id } = await aProduct(shop.deps, { priceCents: 2_000 })
    const answer = await sendOrder(
      shop,
      anOrderBody({ order: { delivery: 'pickup', ...change }, items: [{ productId: id, quantity: 1 }] }),
    )
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json<PlacedOrder>()
  }

  it('goes to the shop’s own address and keeps no other, whatever was typed', async () => {
    const { address } = shop.deps.shop
    const order = await read((await fetched()).id)
    expect(order).toMatchObject({
      delivery: 'pickup',
      shipping: '0.00',
      shippingAddress: address.street,
      city: address.city,
      postalCode: address.postalCode,
    })
    expect(JSON.stringify(order)).not.toContain('Contrà San Biagio')
  })

  it('never makes the shop’s address its customer’s', async () => {
    await edited(various)
    const customer = await aCustomer(shop)
    const { id } = await aProduct(shop.deps, { priceCents: 2_000 })
    const order = { delivery: 'pickup', saveAddress: true }
    await customer.post('/api/orders', anOrderBody({ order, items: [{ productId: id, quantity: 1 }] }))
    const [row] = await shop.deps.database.db.select().from(customers)
    expect(row?.address ?? '').not.toBe(shop.deps.shop.address.street)
  })

  it('is ready on a day of the shop after it was paid, waits there, and is taken along', async () => {
    shop.clock.now = new Date('2026-11-27T13:00:00+01:00')
    admin = await anAdministrator(shop)
    const { id } = await fetched()
    await admin.patch(`/api/admin/orders/${id}`, { paymentStatus: 'paid' })
    // Friday after the cut-off: begun on Saturday, ready on Monday.
    expect(await read(id)).toMatchObject({ arrivesOn: '2026-11-30' })
    await admin.patch(`/api/admin/orders/${id}`, { orderStatus: 'shipped' })
    await admin.patch(`/api/admin/orders/${id}`, { orderStatus: 'delivered' })
    await shop.deps.mailSender.sendDue()
    const subjects = shop.mailer.sent.map(({ subject }) => subject).join('\n')
    expect(subjects).toMatch(/è pronto per il ritiro/)
    expect(subjects).toMatch(/Hai ritirato l’ordine/)
    const all = shop.mailer.sent.map(({ text }) => text).join('\n')
    expect(all).toContain('lo ritiri in negozio da lunedì 30 novembre')
    expect(all).not.toMatch(/Consegna a|è partito|sta arrivando/)
    expect(all).toContain(`${shop.deps.shop.name}, ${shop.deps.shop.address.street}`)
    expect(await broken()).toEqual([])
  })

  it('is fetched with what is added to it once it is paid', async () => {
    const placed = await fetched()
    await admin.patch(`/api/admin/orders/${placed.id}`, { paymentStatus: 'paid' })
    const { addition } = await changerOf(shop, placed).amended({ lines: [{ line: 1, quantity: 3 }] })
    const page = await shop.app.inject(`/api/orders/${addition?.orderNumber}?k=${addition?.accessKey}`)
    expect(page.json()).toMatchObject({ delivery: 'pickup', shipping: '0.00', total: '40.00' })
  })

  it('can be picked up by another person, and still from the shop', async () => {
    const placed = await fetched()
    const changer = changerOf(shop, placed)
    const { address } = await changer.offer()
    const moved = {
      ...address,
      customerName: 'Anna Ferrari',
      shippingAddress: 'Via Nuova 1',
      postalCode: '90133',
      city: 'Palermo',
    }
    await changer.amended({ address: moved })
    expect(await read(placed.id)).toMatchObject({
      customerName: 'Anna Ferrari',
      shippingAddress: shop.deps.shop.address.street,
      shipping: '0.00',
    })
  })
})

describe('an unpaid order that goes elsewhere', () => {
  it('costs what it would have cost there, and is not sent where nothing goes', async () => {
    await edited(various)
    const placed = await aChangeableOrder(shop)
    expect(placed.shipping).toBe('9.90')
    const changer = changerOf(shop, placed)
    const { address } = await changer.offer()
    await changer.amended({ address: { ...address, postalCode: '90133', city: 'Palermo', province: 'PA' } })
    expect(await read(placed.id)).toMatchObject({ shipping: '14.90', total: '53.90' })
    await edited((rules) => {
      rules.rates.parcel.remote = null
      rules.rates.parcel.islands = '99.00'
    })
    // A name alone: the price that was agreed stays.
    await changer.amended({ address: { ...(await changer.offer()).address, customerName: 'Anna Ferrari' } })
    expect(await read(placed.id)).toMatchObject({ shipping: '14.90' })
    const answer = await changer.amend({ address: { ...address, postalCode: '98055', city: 'Lipari', province: 'ME' } })
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'delivery_not_offered'])
    expect(await broken()).toEqual([])
  })
})

describe('an order whose way is no longer offered', () => {
  const withdrawn = async (isPaid: boolean) => {
    await edited(various)
    const { id } = await aProduct(shop.deps, { priceCents: 2_000 })
    const order = { delivery: 'pickup' }
    const answer = await sendOrder(shop, anOrderBody({ order, items: [{ productId: id, quantity: 3 }] }))
    const placed = answer.json<PlacedOrder>()
    if (isPaid) await admin.patch(`/api/admin/orders/${placed.id}`, { paymentStatus: 'paid' })
    await edited((rules) => {
      rules.isPickUpOffered = false
    })
    return placed
  }

  it('keeps it at what it cost, unpaid with other pieces', async () => {
    const placed = await withdrawn(false)
    await changerOf(shop, placed).amended({ lines: [{ line: 1, quantity: 2 }] })
    expect(await read(placed.id)).toMatchObject({ subtotal: '40.00', shipping: '0.00', total: '40.00' })
    expect(await broken()).toEqual([])
  })

  it('gives back what is less of a paid one', async () => {
    const placed = await withdrawn(true)
    const account = { iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferrari' }
    await changerOf(shop, placed).amended({ lines: [{ line: 1, quantity: 2 }], account })
    expect((await read(placed.id)).refunds).toMatchObject([{ amount: '20.00' }])
  })

  it('is refused only what the change itself makes impossible', async () => {
    await edited(various)
    const { id } = await aProduct(shop.deps, { priceCents: 1_000, stock: 20, row: { weightGrams: 4_000 } })
    const body = anOrderBody({ items: [{ productId: id, quantity: 5 }] })
    const placed = (await sendOrder(shop, body)).json<PlacedOrder>()
    await edited((rules) => {
      rules.rates.bulky.mainland = null
    })
    const answer = await changerOf(shop, placed).amend({ lines: [{ line: 1, quantity: 6 }] })
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'delivery_not_offered'])
  })
})

/** Writes a value where the path leads. */
function write(into: object, [key = '', ...rest]: string[], value: unknown): void {
  if (rest.length > 0) write((into as Record<string, object>)[key] ?? {}, rest, value)
  else Object.assign(into, { [key]: value })
}

describe('what is wrong', () => {
  it.each([
    ['rates.parcel.freeOver', '-50'],
    ['rates.bulky.remote', '59,001'],
    ['rates.parcel.mainland', null],
    ['zones.remote', ['98055'], 'zones.islands'],
    ['zones.remote', ['57032-57040'], 'zones.islands'],
    ['zones.islands.1', ['90', '9'], 'zones.islands'],
    ['zones.remote.0', ['57034-57030'], 'zones.remote'],
    ['express.days', { fee: '9.90', days: 0 }, 'express'],
    ['cutOff', 1_440],
    ['carrierDays.islands', 0],
    ['assemblyDays.biciclette', -1],
    ['parcelGrams', 500],
    ['shelves.ruote.grams', { travelsAs: 'bulky', grams: 0 }, 'shelves.ruote'],
  ] as const)(
    '%s is refused with a sentence beside it, and nothing is stored',
    async (field, value, at: string = field) => {
      const answer = await put((rules) => write(rules, at.split('.'), value))
      expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'invalid_input'])
      const { fields } = answer.json<{ fields: Record<string, string> }>()
      expect(Object.keys(fields)).toContain(`rules.${field}`)
      expect(fields[`rules.${field}`]).not.toBe('Valore non valido.')
      expect((await settings()).version).toBe(0)
    },
  )

  it('is a second editor who has not seen the first: he is told what holds', async () => {
    await edited(various)
    const answer = await put((rules) => write(rules, ['cutOff'], 600), 0)
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'edit_conflict'])
    expect(answer.json<{ current: DeliverySettings }>().current).toEqual(await settings())
    expect((await settings()).rules.cutOff).toBe(720)
  })
})

it('two who save at once: one of them', async () => {
  const saves = await Promise.all([500, 600, 700].map((cutOff) => put((rules) => write(rules, ['cutOff'], cutOff), 0)))
  expect(saves.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  expect((await settings()).version).toBe(1)
})
