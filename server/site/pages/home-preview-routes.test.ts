import { expect, it } from 'vitest'
import type { HomeValue } from '#shared/contract/platform/home-value.ts'
import { anAdministrator } from '#test/administrator.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { render } from '#web/entry-server.tsx'

const assets = { script: '/entry.js', code: [], styles: [], fonts: [] }
const shop = shopForEachTest({ pages: { render: (input) => render({ ...input, assets }) } })
const url = '/api/admin/settings/home'

it('the home page is shown with a draft as visitors would see it, and stays what it was', async () => {
  const admin = await anAdministrator(shop)
  const stored = async () => (await admin.get(url)).json<{ version: number; value: HomeValue }>()
  const { version, value } = await stored()
  const draft: HomeValue = {
    ...value,
    texts: { it: { heroTitle: 'Pedala piano' }, en: { heroTitle: 'Ride slowly' } },
    blocks: value.blocks.map((block) => ({ ...block, isShown: block.id !== 'why' })),
  }
  const preview = (language: string, more = {}) =>
    admin.post(`${url}/preview`, { language, value: { ...draft, ...more } })
  const titles = { it: 'Pedala piano', en: 'Ride slowly' }
  const hidden = { it: 'Perché comprare da noi', en: 'Why buy from us' }
  for (const language of ['it', 'en'] as const) {
    const { html } = (await preview(language)).json<{ html: string }>()
    const page = (await shop.app.inject(language === 'it' ? '/' : '/en')).body
    expect(html).toContain(titles[language])
    expect(html).not.toContain(hidden[language])
    expect(page).toContain(hidden[language])
    expect(html).not.toMatch(/<(no)?script/)
    expect(page).not.toContain(titles[language])
  }
  expect((await stored()).version).toBe(version)
  const refused = await preview('it', { texts: { it: { heroTitle: '<b>Grassetto</b>' }, en: {} } })
  expect(Object.keys(refused.json().fields)).toEqual(['value.texts.it.heroTitle'])
})
