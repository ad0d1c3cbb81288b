import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Act, RecordedChange } from '#shared/contract/platform/admin-record.ts'
import { actTitle } from './act-words.ts'
import deeds from './record-deeds.json' with { type: 'json' }

const change = (of: Partial<RecordedChange>): RecordedChange => ({
  id: 1,
  kind: 'order',
  objectId: '7',
  name: 'PV-12',
  table: 'orders',
  before: { order_status: 'processing' },
  after: { order_status: 'shipped' },
  ...of,
})
const act = (action: string | null, changes: RecordedChange[]): Act => ({
  id: 1,
  at: '2026-11-30T10:00:00Z',
  actor: 'staff',
  name: 'Giulia',
  role: null,
  action,
  network: null,
  changes,
  changed: changes.length,
  undoes: null,
  undoneBy: null,
  canUndo: false,
})

describe('the record says what was done', () => {
  it('names the deed of the call, about the order where one is touched', () => {
    const piece = change({ kind: 'product', objectId: '3', name: 'Sella', table: 'products' })
    expect(actTitle(act('POST /api/admin/parcels/:id/sent', [piece, change({})]))).toBe('Ordine PV-12: pacco spedito')
    expect(actTitle(act('cancel unpaid bank orders', [change({})]))).toBe('Ordine PV-12: non pagato in tempo')
  })
  it('says for calls without a word what happened to the row', () => {
    expect(actTitle(act('PUT /api/admin/products/:id', [change({})]))).toBe('Ordine PV-12: modifica')
    expect(actTitle(act(null, [change({ before: null })]))).toBe('Ordine PV-12: creazione')
  })
  it('has words for calls and jobs that exist', () => {
    const files = ['shared/contract', 'server'].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => readFileSync(join(root, file), 'utf8')),
    )
    const source = files.join('\n')
    for (const action of Object.keys(deeds)) {
      const name = action.split(' /').at(-1) ?? action
      expect(source, action).toContain(name.startsWith('api/') ? `/${name}'` : `'${name}'`)
    }
  })
})
