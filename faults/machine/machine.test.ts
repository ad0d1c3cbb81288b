import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { emptyEmbedded } from '#test/test-database.ts'
import type { FaultPlace } from '../fault-place.ts'
import { MachineStage } from './machine-stage.ts'
import { pictureCases } from './picture-cases.ts'
import { processCases } from './process-cases.ts'

// A few of the cases that `npm run faults -- machine` tries, on the shop as it is really started. Its pages are left
// out: the browser tests look at those, and a build of them is not there when these run.
const inShort = new Set([
  'SIGTERM under load',
  'second process on the same embedded data',
  'upload that breaks off half-way',
])
const kind = inject('databaseKind')

let place: FaultPlace
let dist: string
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'pedivella-machine-'))
  dist = pagesWithoutContent(join(folder, 'dist'))
  place = { kind, folder, database: (name) => emptyDatabase(folder, name) }
})
afterAll(() => rmSync(place.folder, { recursive: true, force: true }))

function pagesWithoutContent(folder: string): string {
  mkdirSync(join(folder, 'client', 'assets'), { recursive: true })
  mkdirSync(join(folder, 'server'))
  const files = ['web/entry-client.tsx', 'web/entry-loader.ts'].map((name) => [name, { file: 'assets/entry.js' }])
  writeFileSync(join(folder, 'client', 'manifest.json'), JSON.stringify(Object.fromEntries(files)))
  writeFileSync(join(folder, 'client', 'assets', 'entry.js'), '')
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(folder, 'server', 'entry-server.js'),
    `export const render = async () => ({ status: 200, html: '<!doctype html>', location: undefined })`,
  )
  return folder
}

async function emptyDatabase(folder: string, name: string): Promise<{ folder: string } | { url: string }> {
  mkdirSync(join(folder, name))
  if (kind === 'embedded') return { folder: await emptyEmbedded(join(folder, name, 'database')) }
  const own = `${name.toLowerCase()}_${crypto.randomUUID().slice(0, 8)}`
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  await admin.query(`create database "${own}"`)
  await admin.end()
  return { url: inject('postgresUrl').replace(/\/postgres$/, `/${own}`) }
}

describe('the machine', () => {
  it.each([...processCases, ...pictureCases].filter((c) => inShort.has(c.name) && c.on.includes(kind)))(
    '$name: $holds',
    { timeout: 300_000 },
    async (one) => {
      const stage = await MachineStage.open(place, one.name, dist)
      try {
        const { broken } = await one.run(stage)
        expect([...broken, ...(broken.length > 0 ? stage.complaints() : [])]).toEqual([])
      } finally {
        await stage.close()
      }
    },
  )
})
