import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { storeImage } from '#server/catalog/images/upload-image.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import type { AdminFact, AdminShelf } from '#shared/contract/catalog/admin-shelves.ts'
import type { Act } from '#shared/contract/platform/admin-record.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { aMember, signedInAs } from '#test/staff-member.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import { seededRandom } from '../../faults/seeded-random.ts'
import type { KeptPart } from './undo-calls.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

/** `UNDO_ACTIONS=1000 UNDO_SEED=…` runs it at length. */
const many = Number(process.env.UNDO_ACTIONS ?? 24)
const seed = Number(process.env.UNDO_SEED ?? 39)

const pictures = ['a', 'b', 'c', 'd'].map((letter) => `${letter.repeat(32)}-60x40-scene.webp`)
type State = Map<string, string>
type Answer = Awaited<ReturnType<Visitor['get']>>

const read = async <T>(url: string) => (await admin.get(url)).json<T>()
const undo = (id: number) => admin.post(`/api/admin/acts/${id}/undo`)
const lastAct = async () => (await read<Act[]>('/api/admin/acts?limit=1'))[0]?.id ?? 0

/** A shelf keeps the word that it was made with, whatever its address. */
const keyOf = ({ words: [word], slug }: AdminShelf) => (word?.startsWith('kk') ? word : slug)

/** What the dashboard shows, value by value. */
async function stateNow(): Promise<State> {
  const [products, shelves, facts, hours, texts, media] = await Promise.all([
    read<AdminProduct[]>('/api/admin/products?limit=100'),
    read<AdminShelf[]>('/api/admin/shelves'),
    read<AdminFact[]>('/api/admin/facts'),
    read<{ value: object }>('/api/admin/settings/hours'),
    read<{ value: object }[]>('/api/admin/texts/order_confirmation/versions'),
    read<{ imageUrl: string }[]>('/api/admin/media?limit=100'),
  ])
  const state: State = new Map()
  const put = (path: string, value: unknown) => state.set(path, JSON.stringify(value ?? null))
  const keys = new Map(shelves.map((one) => [one.slug, keyOf(one)]))
  for (const one of products) {
    const of = `product ${one.id}`
    const { name, price, description, isActive, brand, imageUrls, imageAlts, factValues, productCode, stock } = one
    const own = { name, price, description, isActive, brand, imageUrls, imageAlts, factValues, productCode }
    for (const [field, value] of Object.entries(own)) put(`${of} ${field}`, value)
    put(`${of} shelf`, keys.get(one.shelf ?? ''))
    if (one.sizes.length === 0) put(`${of} size`, stock)
    for (const { size, ...rest } of one.sizes) put(`${of} size ${size}`, rest)
  }
  for (const one of shelves) {
    const { slug, parent, name, text, words, facts: own, facets, isRest } = one
    const fields = { slug, parent: parent && keys.get(parent), name, text, words, facts: own, facets, isRest }
    for (const [field, value] of Object.entries(fields)) put(`shelf ${keyOf(one)} ${field}`, value)
  }
  put('order', shelves.map(keyOf))
  for (const { key, label, choices } of facts) put(`fact ${key}`, [label, choices.map(({ it, value }) => [it, value])])
  put('setting hours', hours.value)
  put('setting texts-order_confirmation', texts[0]?.value ?? { texts: {} })
  for (const { imageUrl } of media) put(`image ${imageUrl.replace('/images/', '')}`, true)
  return state
}

/** Random acts of the staff. */
function staffAt(random: () => number, movesStock: boolean) {
  const below = (n: number) => Math.floor(random() * n)
  const one = <T>(from: readonly T[]): T => from[below(from.length)] as T
  let made = 0
  const put = (url: string, body: object) => admin.put(url, body)
  const euros = () => `${1 + below(300)}.${below(10)}0`
  const own = async () =>
    (await read<AdminShelf[]>('/api/admin/shelves')).filter((shelf) => keyOf(shelf) !== shelf.slug)
  const aShelf = async () => one([...(await own()), { slug: 'niente' }]).slug
  const anId = async () => one((await read<AdminProduct[]>('/api/admin/products?limit=100')).map(({ id }) => id))
  const edits: (() => object | Promise<object>)[] = [
    () => ({ name: `Nome ${++made}` }),
    () => ({ price: euros() }),
    () => ({ price: euros(), description: `Testo ${++made}` }),
    () => ({ stock: below(9), sizes: [] }),
    () => ({ sizes: ['S', 'M', 'L'].slice(below(2)).map((size) => ({ size, stock: below(5) })) }),
    () => ({ isActive: random() < 0.5, brand: `Marca ${below(4)}` }),
    () => ({ imageUrls: pictures.slice(below(4), below(5)).map((name) => `/images/${name}`) }),
    async () => ({ shelf: await aShelf() }),
    () => ({ facts: random() < 0.5 ? [] : [{ key: 'speeds', value: 1 + below(12) }] }),
  ]
  const inBoth = (text: string) => ({ it: text, en: text })
  const acts: (() => Promise<Answer>)[] = [
    ...Array.from({ length: 6 }, () => async () => put(`/api/admin/products/${await anId()}`, await one(edits)())),
    async () => {
      const article = {
        name: `Nuovo ${++made}`,
        description: 'x',
        category: 'accessori',
        price: euros(),
        stock: below(5),
      }
      return admin.post('/api/admin/products', { ...article, productCode: `N-${below(30)}` })
    },
    async () => admin.delete(`/api/admin/products/${await anId()}`),
    async () => {
      const all = await read<AdminProduct[]>('/api/admin/products?limit=100')
      const rows = all.slice(below(3), 5).map(({ id, price, isActive }) => ({
        id,
        ...(random() < 0.5 ? { price: { from: price, to: euros() } } : { isActive: !isActive }),
      }))
      return admin.patch('/api/admin/products', { rows })
    },
    async () => {
      const plan = { target: 'shelf', shelf: 'accessori', kind: 'percent_up', percent: 1 + below(9), rounding: 'cent' }
      const some = { ...plan, target: 'products', shelf: undefined, productIds: [await anId(), await anId()] }
      const { stamp } = (await admin.post('/api/admin/price-changes/preview', some)).json()
      return admin.post('/api/admin/price-changes', { ...some, stamp })
    },
    ...Array.from({ length: 2 }, () => () => {
      const name = `Scaffale ${++made}`
      return admin.post('/api/admin/shelves', {
        category: 'accessori',
        name: inBoth(name),
        words: [`kk${made}`],
        position: below(4),
      })
    }),
    async () => put(`/api/admin/shelves/${await aShelf()}`, { name: inBoth(`Scaffale ${++made}`) }),
    async () => put(`/api/admin/shelves/${await aShelf()}`, { slug: `via-${++made}`, position: below(4) }),
    async () => put(`/api/admin/shelves/${await aShelf()}`, { parent: random() < 0.3 ? null : await aShelf() }),
    async () => put(`/api/admin/shelves/${await aShelf()}`, { isRest: true }),
    async () => admin.post(`/api/admin/shelves/${await aShelf()}/merge`, { into: await aShelf() }),
    async () => admin.delete(`/api/admin/shelves/${await aShelf()}`),
    async () => put(`/api/admin/shelves/${await aShelf()}`, { facts: ['speeds', 'weight'].slice(below(2)) }),
    () => admin.post('/api/admin/facts', { label: inBoth(`Fatto ${++made}`), kind: 'text' }),
    async () => {
      const { key } = one(await read<AdminFact[]>('/api/admin/facts'))
      return random() < 0.5
        ? admin.delete(`/api/admin/facts/${key}`)
        : put(`/api/admin/facts/${key}`, { label: inBoth(`Fatto ${++made}`) })
    },
    async () => {
      const { version, value } = await read<{ version: number; value: object }>('/api/admin/settings/hours')
      const day = `2027-0${1 + below(9)}-1${below(10)}`
      const closures = [{ from: day, to: day, reason: { it: `Ferie ${++made}`, en: '' }, hours: [] }]
      return put('/api/admin/settings/hours', { version, value: { ...value, closures } })
    },
    async () => {
      const [{ version } = { version: 0 }] = await read<{ version: number }[]>(
        '/api/admin/texts/order_confirmation/versions',
      )
      return put('/api/admin/texts/order_confirmation', {
        version,
        texts: { subject: inBoth(`Ordine {numero} ${++made}`) },
      })
    },
    () => admin.delete(`/api/admin/media/${one(pictures)}`),
  ]
  if (movesStock)
    acts.push(async () =>
      admin.post(`/api/admin/products/${await anId()}/stock`, { change: 1, reference: `r${++made}` }),
    )
  return () => one(acts)()
}

interface Done {
  id: number
  /** Value → what it was and what it became. */
  diff: Map<string, [was: string | undefined, is: string | undefined]>
}

function difference(from: State, to: State): Done['diff'] {
  const paths = new Set([...from.keys(), ...to.keys()])
  return new Map(
    [...paths].flatMap((path) => (from.get(path) === to.get(path) ? [] : [[path, [from.get(path), to.get(path)]]])),
  )
}

async function actAtRandom(count: number, random: () => number, movesStock: boolean): Promise<Done[]> {
  const next = staffAt(random, movesStock)
  const done: Done[] = []
  let [state, last] = [await stateNow(), await lastAct()]
  while (done.length < count) {
    const answer = await next()
    expect(answer.statusCode, answer.body).toBeLessThan(500)
    const id = await lastAct()
    if (id === last) continue
    const now = await stateNow()
    done.push({ id, diff: difference(state, now) })
    ;[state, last] = [now, id]
  }
  return done
}

async function aSmallShop() {
  for (const name of pictures) await storeImage(shop.deps, name, Buffer.from(name), name)
  for (let i = 0; i < 5; i++)
    await aProduct(shop.deps, {
      category: 'accessori',
      priceCents: 5_000,
      ...(i % 2 ? { stock: 4 } : { sizes: { S: 1, M: 2 } }),
    })
}

const refusals = [
  'undo_nothing',
  'undo_not_this',
  'shelf_too_deep',
  'shelf_elsewhere',
  'shelf_inside_itself',
  'shelf_is_rest',
]

/** Each value of the act is as it was, or stays and is named; nothing else moves. */
function judge({ diff }: Done, before: State, after: State, kept: readonly KeptPart[]): string[] {
  const names = (path: string) => {
    const [kind, id] = path.split(' ')
    return kept.some(
      (part) => part.kind === kind && [id, before.get(`shelf ${id} slug`)?.replaceAll('"', '')].includes(part.objectId),
    )
  }
  const isShelf = (path: string) => / (shelf|parent)$/.test(path) && path.startsWith('product')
  return [...difference(before, after).keys(), ...diff.keys()].flatMap((path) => {
    const [stays, now] = [before.get(path), after.get(path)]
    const change = diff.get(path)
    if (path === 'order' || isShelf(path)) return []
    if (change ? now === change[0] : now === stays) return []
    if (change && (names(path) || kept.some(({ kind }) => kind === 'shelf' && path.startsWith('shelf')))) return []
    return [`${path}: ${change?.join(' → ') ?? 'not of the act'}; before the undo ${stays}, now ${now}`]
  })
}

describe('an act of the staff', () => {
  it(`is undone in any order, or refused with a reason (seed ${seed}, ${many} acts)`, async () => {
    await aSmallShop()
    const random = seededRandom(seed)
    const left = await actAtRandom(many, random, true)
    let state = await stateNow()
    const counts: Record<string, number> = {}
    while (left.length > 0) {
      const [done] = left.splice(Math.floor(random() * left.length), 1) as [Done]
      const answer = await undo(done.id)
      const after = await stateNow()
      const body = answer.json()
      const why = `${answer.statusCode} ${answer.body} ${JSON.stringify([...done.diff])}`
      if (answer.statusCode === 200) {
        expect(judge(done, state, after, body.kept), why).toEqual([])
        expect((await undo(done.id)).json().code).toBe('undo_done')
      } else {
        expect(answer.statusCode, why).toBe(409)
        expect(refusals, why).toContain(body.code)
        expect(difference(state, after).size, why).toBe(0)
      }
      const result = answer.statusCode === 200 ? (body.kept.length > 0 ? 'in part' : 'whole') : body.code
      counts[result] = (counts[result] ?? 0) + 1
      state = after
    }
    if (process.env.UNDO_ACTIONS) process.stdout.write(`${JSON.stringify(counts)}\n`)
    expect(counts.whole).toBeGreaterThan(many / 5)
    const { db } = shop.deps.database
    const wrong = await db.execute(sql`
      select s.product_id from product_sizes s where s.stock <> (
        select coalesce(sum(delta), 0) from stock_movements m where m.product_id = s.product_id and m.size = s.size)
      union all select p.id from products p where p.price_cents <> (
        select h.price_cents from price_history h where h.product_id = p.id and h.size = '' order by h.id desc limit 1)`)
    expect(rawRows(wrong)).toEqual([])
  })

  it('and what came after it, undone from the end, leave everything as it was; and are done again', async () => {
    await aSmallShop()
    const first = await stateNow()
    const acts = await actAtRandom(Math.ceil(many / 4), seededRandom(seed + 1), false)
    const last = await stateNow()
    const back: number[] = []
    for (const { id, diff } of acts.toReversed()) {
      const answer = await undo(id)
      expect([answer.statusCode, answer.json().kept], JSON.stringify([...diff])).toEqual([200, []])
      back.push(answer.json().act)
    }
    expect([...difference(first, await stateNow())]).toEqual([])
    for (const id of back.toReversed()) {
      const answer = await undo(id)
      expect([answer.statusCode, answer.json().kept]).toEqual([200, []])
    }
    expect([...difference(last, await stateNow())]).toEqual([])
  })

  it('names what has moved on, brings pictures back, and knows the undo of Prezzi and the roles', async () => {
    const [name = ''] = pictures
    await storeImage(shop.deps, name, Buffer.from(name), name)
    const { id } = await aProduct(shop.deps, { name: 'Sella', priceCents: 5_000, stock: 4 })
    const at = `/api/admin/products/${id}`
    await admin.put(at, { price: '60', brand: 'Selle', stock: 6 })
    const edit = await lastAct()
    await admin.put(at, { brand: 'Altra' })
    const content = await signedInAs(shop, (await aMember(shop, 'content')).id)
    const asContent = await content.post(`/api/admin/acts/${edit}/undo`)
    expect([asContent.statusCode, asContent.json().code]).toEqual([403, 'role_missing'])
    const trial = await admin.post(`/api/admin/acts/${edit}/undo`, { isTrial: true })
    const brand = { kind: 'product', objectId: String(id), name: 'Sella', column: 'brand', why: 'changed' }
    expect(trial.json()).toEqual({ back: 1, kept: [brand], act: null })
    expect((await undo(edit)).json()).toMatchObject({ back: 1, kept: [brand], act: expect.any(Number) })
    expect(await read(at)).toMatchObject({ price: '50.00', brand: 'Altra', stock: 4 })

    await admin.put(at, { price: '70' })
    const priced = await lastAct()
    const [change] = await read<{ change: { id: number } }[]>('/api/admin/price-events')
    expect((await admin.post(`/api/admin/price-changes/${change?.change.id}/undo`)).statusCode).toBe(200)
    expect((await undo(priced)).json()).toMatchObject({ code: 'undo_nothing', kept: [] })

    await admin.delete(`/api/admin/media/${name}`)
    expect(shop.images.files.has(name)).toBe(false)
    const deletion = await undo(await lastAct())
    expect([deletion.statusCode, shop.images.files.has(name)]).toEqual([200, true])
    await undo(deletion.json().act)
    expect(shop.images.files.has(name)).toBe(false)

    shop.clock.advance({ days: 60 })
    admin = await anAdministrator(shop)
    expect((await undo(edit)).json().code).toBe('undo_done')
    expect((await undo(priced)).json().code).toBe('undo_too_late')
  })
})
