import { describe, expect, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { aMember, signedInAs } from '#test/staff-member.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const path = '/api/admin/views'
const view = { list: 'orders', name: 'Da spedire a Milano', address: 'stato=to_ship&cerca=milano', isShared: false }
const byRole = async (role: Parameters<typeof aMember>[1]) => signedInAs(shop, (await aMember(shop, role)).id)
const names = async (of: Visitor) => (await of.get(path)).json().map(({ name }: { name: string }) => name)

describe('saved views', () => {
  it('are of one person, or shared with all who may see their list', async () => {
    const [password, giulia, luca, editor] = [
      await anAdministrator(shop),
      await byRole('counter'),
      await byRole('workshop'),
      await byRole('content'),
    ]
    const { id } = (await giulia.post(path, view)).json()
    expect((await password.post(path, { ...view, name: 'Tutti' })).json()).toMatchObject({ isMine: true, by: null })
    expect(await Promise.all([giulia, luca, editor, password].map(names))).toEqual([[view.name], [], [], ['Tutti']])
    const shared = { name: 'Milano', isShared: true }
    expect((await giulia.put(`${path}/${id}`, shared)).json()).toMatchObject({ ...view, ...shared })
    expect(await Promise.all([giulia, luca, editor, password].map(names))).toEqual([
      ['Milano'],
      ['Milano'],
      [],
      ['Milano', 'Tutti'],
    ])
    expect((await luca.put(`${path}/${id}`, shared)).statusCode).toBe(404)
    expect((await luca.delete(`${path}/${id}`)).statusCode).toBe(404)
    expect((await editor.post(path, view)).json().code).toBe('role_missing')
    expect((await password.delete(`${path}/${id}`)).statusCode).toBe(204)
    expect(await names(giulia)).toEqual([])
  })

  it('are twenty a person at most, also when they are saved at once', async () => {
    const giulia = await byRole('counter')
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, i) => giulia.post(path, { ...view, name: `Vista ${i}` })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
    expect(answers.find(({ statusCode }) => statusCode !== 201)?.json().code).toBe('too_many_views')
  })

  it('go with their person, but for the shared ones', async () => {
    const member = await aMember(shop, 'counter')
    const giulia = await signedInAs(shop, member.id)
    await giulia.post(path, view)
    await giulia.post(path, { ...view, name: 'Comune', isShared: true })
    const owner = await byRole('owner')
    expect((await owner.delete(`/api/admin/staff/${member.id}`)).statusCode).toBe(204)
    expect((await owner.get(path)).json()).toMatchObject([{ name: 'Comune', isMine: true, by: member.name }])
  })
})
