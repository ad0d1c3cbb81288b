import { beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { tables } from '#server/platform/database/database.ts'
import type { InspectionCard } from '#shared/contract/catalog/admin-inspection-cards.ts'
import type { WholeProduct } from '#shared/contract/catalog/catalog.ts'
import { pointsFor } from '#shared/domain/platform/goods/check-points.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const db = () => shop.deps.database.db
const path = (id: number) => `/api/admin/products/${id}/job-card`
const change = (id: number, body: object) => admin.patch(path(id), body)
const read = async (id: number) => (await admin.get(path(id))).json<InspectionCard>()
const seen = async (id: number, lang = 'it') =>
  (await shop.app.inject(`/api/products/${id}?lang=${lang}`)).json<WholeProduct>()

const aBicycle = (request: Parameters<typeof aProduct>[1] = {}) =>
  aProduct(shop.deps, { category: 'bici-usate', subcategory: 'citta', sizes: { '54': 1 }, hasCard: false, ...request })
async function pictures(count: number, of = 'foto') {
  const names = Array.from({ length: count }, (_, i) => `${of}-${i}-1200x800-scene.webp`)
  if (count > 0)
    await db()
      .insert(tables.images)
      .values(names.map((name) => ({ name, sha256: '0'.repeat(64), bytes: 1 })))
  return names
}
const allOk = (withMotor = false) =>
  pointsFor({ hasMotor: withMotor }).map((point) => ({ point, verdict: 'ok' as const }))
const mark = { side: 'drive', x: 40, y: 530, title: 'Graffi sul parafango' }

describe('the job card of a used bicycle', () => {
  it('is blank until something is tapped, and keeps what each tap says', async () => {
    const { id } = await aBicycle()
    expect(await read(id)).toMatchObject({ version: 0, grade: null, checks: [], marks: [], updatedAt: null })
    const first = await change(id, { version: 0, year: 2016, kilometres: null, serial: 'WTU123G4471', owners: 1 })
    expect([first.statusCode, first.json()]).toMatchObject([200, { version: 1, year: 2016, serial: 'WTU123G4471' }])
    const tap = { version: 1, by: 'L. Meneghin', checks: [{ point: 'chain', verdict: 'ok', value: 0.25 }] }
    await change(id, tap)
    await change(id, { checks: [{ point: 'chain', note: 'KMC' }] })
    const card = await read(id)
    expect(card).toMatchObject({ version: 3, year: 2016, owners: 1, kilometres: null })
    expect(card.checks).toMatchObject([
      { point: 'chain', verdict: 'ok', value: 0.25, note: 'KMC', checkedBy: 'L. Meneghin' },
    ])
    await change(id, { checks: [{ point: 'chain', verdict: null }], year: null, serial: '' })
    expect(await read(id)).toMatchObject({ checks: [], year: null, serial: null })
  })

  it('is not written over by a window that has not seen the last change', async () => {
    const { id } = await aBicycle()
    await change(id, { grade: 'A' })
    const late = await change(id, { version: 0, grade: 'D' })
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'edit_conflict', current: { grade: 'A' } }])
    expect((await read(id)).grade).toBe('A')
  })

  it('is for used bicycles alone', async () => {
    const { id } = await aProduct(shop.deps)
    expect((await change(id, { grade: 'A' })).json().code).toBe('no_used_bicycle')
    expect((await change(999_999, { grade: 'A' })).statusCode).toBe(404)
  })

  it.each([
    ['a year in the future', { year: 2027 }, 'year'],
    ['a year before bicycles', { year: 1800 }, 'year'],
    ['a decade that is none', { year: 1974, isDecade: true }, 'isDecade'],
    ['kilometres below zero', { kilometres: -1 }, 'kilometres'],
    ['no owner', { owners: 0 }, 'owners'],
    ['a grade that is none', { grade: 'E' }, 'grade'],
    ['a ride tomorrow', { testedOn: '2026-11-21' }, 'testedOn'],
    ['a day that is none', { testedOn: '2026-02-30' }, 'testedOn'],
    ['a battery at 140 %', { checks: [{ point: 'battery', verdict: 'ok', value: 140 }] }, 'checks.0.value'],
    [
      'a measure finer than it is taken',
      { checks: [{ point: 'chain', verdict: 'ok', value: 0.255 }] },
      'checks.0.value',
    ],
    ['a measure where there is none', { checks: [{ point: 'joints', verdict: 'ok', value: 1 }] }, 'checks.0.value'],
    ['a point that is none', { checks: [{ point: 'wings', verdict: 'ok' }] }, 'checks.0.point'],
    ['a check without a verdict', { checks: [{ point: 'chain', value: 0.5 }] }, 'checks.0.verdict'],
    ['a mark beside the drawing', { marks: [{ ...mark, x: 1_001 }] }, 'marks.0.x'],
    ['a mark without a name', { marks: [{ ...mark, title: ' ' }] }, 'marks.0.title'],
    [
      'a photo that is not the shop’s',
      { marks: [mark, { ...mark, photoUrl: '/images/altro.webp' }] },
      'marks.1.photoUrl',
    ],
    ['twenty-one marks', { marks: Array(21).fill(mark) }, 'marks'],
  ])('refuses %s with a sentence at its field', async (_what, body, field) => {
    const { id } = await aBicycle({ subcategory: 'elettrica' })
    const answer = await change(id, body)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
    expect(answer.json().fields[field]).toMatch(/^\p{Lu}.+\.$/u)
    expect((await read(id)).version).toBe(0)
  })

  it('asks for motor and battery where there is a motor', async () => {
    const plain = await aBicycle()
    const electric = await aBicycle({ row: { facts: { motor: 'mozzo' } } })
    const battery = { checks: [{ point: 'battery', verdict: 'watch', value: 82 }] }
    expect((await read(electric.id)).points).toHaveLength((await read(plain.id)).points.length + 3)
    expect((await change(electric.id, battery)).statusCode).toBe(200)
    expect((await change(plain.id, battery)).json().fields).toHaveProperty(['checks.0.point'])
  })
})

describe('a used bicycle with a card', () => {
  it('is switched on when nothing is missing, and told what is', async () => {
    const imageNames = await pictures(3)
    const { id } = await aBicycle({ isActive: false, imageNames })
    const switchOn = () => admin.put(`/api/admin/products/${id}`, { isActive: true })
    await change(id, { checks: allOk().slice(1), marks: [mark, mark] })
    const refused = await switchOn()
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      {
        fields: {
          isActive:
            'La scheda di lavoro non è finita. Manca ancora: 2 foto, un controllo, le foto dei segni 1 e 2 e lo stato (da A a D).',
        },
        missing: [
          { code: 'photos', have: 3, want: 5 },
          { code: 'checks', points: ['alignment'] },
          { code: 'markPhotos', numbers: [1, 2] },
          { code: 'grade' },
        ],
      },
    ])
    const [a, b] = await pictures(2, 'segno')
    const marks = [a, b].map((name) => ({ ...mark, photoUrl: `/images/${name}` }))
    const whole = await change(id, { grade: 'B', checks: allOk().slice(0, 1), marks })
    expect(whole.json().missing).toEqual([])
    expect((await switchOn()).json()).toMatchObject({ isActive: true })
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('may be sold without one, as before', async () => {
    const body = { name: 'Olandese', description: 'Usata.', category: 'bici-usate', subcategory: 'citta', price: 320 }
    const made = (await admin.post('/api/admin/products', { ...body, frameSize: '54', stock: 1 })).json()
    expect(made).toMatchObject({ isActive: true })
    expect((await seen(made.id)).inspection).toBeNull()
  })
})

describe('what the public reads of a card', () => {
  it('is its inspection, once grade and checks are whole, with four letters of the serial number', async () => {
    const { id } = await aBicycle()
    await change(id, { year: 1970, isDecade: true, serial: 'WTU123G4471', done: 'Freni nuovi.', doneEn: 'New brakes.' })
    expect((await seen(id)).inspection).toBeNull()
    await change(id, { grade: 'B', by: 'L. Meneghin', checks: allOk(), marks: [mark], remains: 'Le luci.' })
    const { inspection } = await seen(id)
    expect(inspection).toMatchObject({
      grade: 'B',
      year: 1970,
      isDecade: true,
      kilometres: null,
      serialEnd: '4471',
      checkedBy: ['L. Meneghin'],
      checkedFrom: '2026-11-20',
      defects: [{ number: 1, title: 'Graffi sul parafango', photoUrl: null }],
    })
    expect(inspection?.checks[0]).toMatchObject({ group: 'frame', label: 'Telaio dritto, misurato col filo' })
    const english = (await seen(id, 'en')).inspection
    expect(english).toMatchObject({ done: 'New brakes.', remains: 'Le luci.', untranslated: true })
    expect(english?.checks[0]?.label).toBe('Frame straight, string-tested')
    const all = (await shop.app.inject(`/api/products?category=bici-usate`)).body + JSON.stringify(inspection)
    expect(all).not.toContain('WTU123')
  })

  it('tells the rules of fitting how thick the seat post is that was measured', async () => {
    const { id, slug } = await aBicycle({ row: { facts: { postShape: 'tondo' } } })
    await aProduct(shop.deps, {
      name: 'Reggisella 27,2',
      row: { facts: { seatpostDiameter: 27.2, postShape: 'tondo' } },
    })
    const verdict = async () =>
      (await shop.app.inject(`/api/products?category=componenti&bike=${slug}`)).json()[0].fit.verdict
    const card = { grade: 'B', by: 'L. Meneghin', checks: allOk() }
    await change(id, card)
    expect(await verdict()).toBe('check')
    await change(id, { checks: [{ point: 'seatPost', value: 27.2 }] })
    expect(await verdict()).toBe('fits')
    await change(id, { checks: [{ point: 'seatPost', value: 25.4 }] })
    expect(await verdict()).toBe('no')
  })

  it('is short in lists: grade, year, kilometres', async () => {
    const { id } = await aBicycle()
    await change(id, { grade: 'C', year: 2018, kilometres: 900, checks: allOk() })
    for (const query of [`ids=${id}`, 'category=bici-usate']) {
      const [row] = (await shop.app.inject(`/api/products?${query}`)).json()
      expect(row.inspection).toEqual({ grade: 'C', year: 2018, kilometres: 900 })
    }
    const withPhoto = await aBicycle({ imageNames: await pictures(1) })
    await change(withPhoto.id, { grade: 'A', checks: allOk() })
    const [nearest] = (await shop.app.inject(`/api/products/${id}/nearest`)).json()
    expect(nearest.inspection).toEqual({ grade: 'A', year: null, kilometres: null })
  })
})
