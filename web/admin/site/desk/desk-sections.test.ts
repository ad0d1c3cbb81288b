import { describe, expect, it } from 'vitest'
import { installedDesk } from '#extensions/installed-desk.ts'
import { deskSections } from './desk-sections.ts'

describe('the sections of Negozio', () => {
  it('stand in at most nine entries, with those of every extension', () => {
    const all = [...deskSections('negozio'), ...installedDesk.flatMap(({ negozio = [] }) => negozio)]
    const entries = all.filter(({ under }) => !under)
    expect(entries.length).toBeLessThanOrEqual(9)
    for (const { under } of all) if (under) expect(entries.map(({ id }) => id)).toContain(under)
  })
})
