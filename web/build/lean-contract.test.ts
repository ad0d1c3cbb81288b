import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { bodiesFrom, callsOnly, withoutEffects } from './lean-contract.ts'

const source = `import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
export const product = z.object({ id: z.int() })
export const getProduct = endpoint('GET', '/api/products/:id', { summary: 'One', replies: { 200: product } })
export const login = endpoint('POST', '/api/login', { body: z.object({ email: z.string().check(z.trim()) }), replies: {} })
export function twice(n) { return n * 2 }
`
const program = () => parseSync('contract.ts', source).program

const records = `import { endpoint } from './endpoint.ts'
import { resource } from './resource.ts'
const campaigns = resource('/api/campaigns/:id', idParam, 'campaign_not_found')
export const listCampaigns = campaigns.list('All', campaign)
export const changeCampaign = campaigns.put('Changes', campaign, campaign)
export const deleteCampaign = campaigns.remove('Deletes')
`

describe('the contract in the browser’s build', () => {
  it('keeps of each call its method and path alone, and takes everything else from the other half', () => {
    expect(callsOnly(source, program(), 'other').split('\n').slice(1)).toEqual([
      "export const getProduct = /* @__PURE__ */ endpoint('GET', '/api/products/:id', {})",
      "export const login = /* @__PURE__ */ endpoint('POST', '/api/login', {})",
      'export { product, twice } from "other"',
    ])
  })

  it('knows method and path of the calls of a resource', () => {
    expect(callsOnly(records, parseSync('contract.ts', records).program, 'other').split('\n').slice(1)).toEqual([
      "export const listCampaigns = /* @__PURE__ */ endpoint('GET', '/api/campaigns', {})",
      "export const changeCampaign = /* @__PURE__ */ endpoint('PUT', '/api/campaigns/:id', {})",
      "export const deleteCampaign = /* @__PURE__ */ endpoint('DELETE', '/api/campaigns/:id', {})",
    ])
  })

  it('gives a form the whole call whose body it checks with, and no other', () => {
    const form = `import { login, logOut } from '#shared/contract/platform/user.ts'
const check = login.body, sent = api(login), other = answer.login.body, body = logOut(document.body)
`
    expect(bodiesFrom(form, parseSync('form.ts', form).program, (source) => `${source}?`)).toBe(
      `${form.replace('check = login', 'check = login$whole')}
import { login as login$whole } from "#shared/contract/platform/user.ts?"`,
    )
  })

  it('says of each value that it may be dropped, and changes nothing else', () => {
    const marked = withoutEffects(source, program())
    expect(marked).toContain('const product = /* @__PURE__ */ (() => (z.object({ id: z.int() })))()')
    expect(marked.replaceAll('/* @__PURE__ */ (() => (', '').replaceAll(')))()', ')')).toBe(source)
  })
})
