import { describe, expect, it } from 'vitest'
import { customerAddresses } from '#server/platform/database/schema/people-tables.ts'
import { mostAddresses } from '#shared/domain/orders/address-book.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, testPassword, type Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const at = '/api/customer/addresses'
const home = { label: 'Casa', name: '', phone: '', address: 'Via Dante 14', city: 'Padova', postalCode: '35121' }
const studio = {
  ...home,
  label: 'Studio',
  name: 'Studio Ferrari',
  address: 'Contrà San Biagio 12',
  city: 'Vicenza',
  postalCode: '36100',
}
const list = async (who: Visitor) => (await who.get(at)).json() as { id: number; label: string; isDefault: boolean }[]
const labels = async (who: Visitor) =>
  (await list(who)).map(({ label, isDefault }) => `${label}${isDefault ? '*' : ''}`)
const profile = async (who: Visitor) => {
  const { address, city, postalCode } = (await who.get('/api/auth/user')).json()
  return [address, city, postalCode]
}

describe('the addresses of an account', () => {
  it('have one default, which the profile shows; after it the next takes its place', async () => {
    const ada = await aCustomer(shop)
    expect(await list(ada)).toEqual([])
    expect((await ada.post(at, home)).statusCode).toBe(201)
    await ada.post(at, studio)
    expect(await labels(ada)).toEqual(['Casa*', 'Studio'])
    expect(await profile(ada)).toEqual(['Via Dante 14', 'Padova', '35121'])
    const second = (await list(ada))[1]?.id
    await ada.put(`${at}/${second}`, { ...studio, isDefault: true })
    expect(await labels(ada)).toEqual(['Studio*', 'Casa'])
    expect(await profile(ada)).toEqual(['Contrà San Biagio 12', 'Vicenza', '36100'])
    // The default one is never none.
    await ada.put(`${at}/${second}`, { ...studio, label: 'Ufficio', isDefault: false })
    expect(await labels(ada)).toEqual(['Ufficio*', 'Casa'])
    expect((await ada.delete(`${at}/${second}`)).statusCode).toBe(204)
    expect(await labels(ada)).toEqual(['Casa*'])
    expect(await profile(ada)).toEqual(['Via Dante 14', 'Padova', '35121'])
    await ada.delete(`${at}/${(await list(ada))[0]?.id}`)
    expect(await list(ada)).toEqual([])
    expect(await profile(ada)).toEqual([null, null, null])
  })

  it('are ten, and the eleventh is refused without a loss', async () => {
    const ada = await aCustomer(shop)
    const all = await Promise.all(
      Array.from({ length: mostAddresses + 4 }, (_, i) => ada.post(at, { ...home, label: `${i}`, isDefault: true })),
    )
    expect(all.filter(({ statusCode }) => statusCode === 201)).toHaveLength(mostAddresses)
    expect(all.find(({ statusCode }) => statusCode !== 201)?.json().code).toBe('too_many_addresses')
    const held = await list(ada)
    expect(held).toHaveLength(mostAddresses)
    expect(held.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it('can never have two defaults: the database itself refuses', async () => {
    const ada = await aCustomer(shop)
    await ada.post(at, home)
    await ada.post(at, studio)
    const { db } = shop.deps.database
    await expect(db.update(customerAddresses).set({ isDefault: true })).rejects.toThrow()
  })

  it('take over what a profile or a registration has written', async () => {
    const ada = await aCustomer(shop, { address: 'Via Roma 1', city: 'Schio', postalCode: '36015' })
    expect(await list(ada)).toMatchObject([{ address: 'Via Roma 1', city: 'Schio', isDefault: true }])
    await ada.post(at, studio)
    const names = { firstName: 'Ada', lastName: 'Rossi', email: (await ada.get('/api/auth/user')).json().email }
    await ada.put('/api/customer/profile', { ...names, address: 'Via Milano 2', city: 'Thiene', postalCode: '36016' })
    expect(await list(ada)).toMatchObject([{ address: 'Via Milano 2', isDefault: true }, { label: 'Studio' }])
    await ada.put('/api/customer/profile', { ...names, address: '', city: '', postalCode: '' })
    expect(await labels(ada)).toEqual(['Studio*'])
    expect(await profile(ada)).toEqual(['Contrà San Biagio 12', 'Vicenza', '36100'])
  })

  it.each([
    ['no street', { address: '' }, 'address'],
    ['no postal code', { postalCode: '3512' }, 'postalCode'],
    ['a label of two lines', { label: 'Ca\nsa' }, 'label'],
  ])('say what is wrong: %s', async (_name, change, field) => {
    const ada = await aCustomer(shop)
    const answer = await ada.post(at, { ...home, ...change })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
    expect(await list(ada)).toEqual([])
  })

  it('are exported, and gone with the account', async () => {
    const ada = await aCustomer(shop)
    await ada.post(at, home)
    await ada.post(at, studio)
    expect((await ada.get('/api/customer/export')).json().addresses).toMatchObject([
      { label: 'Casa' },
      { label: 'Studio' },
    ])
    await ada.delete('/api/customer', { password: testPassword })
    expect(await shop.deps.database.db.select().from(customerAddresses)).toEqual([])
  })
})
