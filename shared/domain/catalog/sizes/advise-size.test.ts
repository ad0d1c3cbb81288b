import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BicycleChart, BicycleRow } from '#shared/domain/platform/goods/size-chart.ts'
import { bySize } from '#shared/domain/platform/goods/size-names.ts'
import { type MakersTable, makersTables } from '#test/sizes/makers-size-tables.ts'
import { adviseSize } from './advise-size.ts'
import { type Body, type Riding, ridings } from './body.ts'

/** Sixty bodies: from 148 to 201 cm, with short, usual and long legs, and short, long and unknown arms. */
const bodies: Body[] = Array.from({ length: 60 }, (_, i) => {
  const heightCm = 148 + Math.round((i * 53) / 59)
  const share = [0.445, 0.467, 0.49][i % 3] ?? 0.467
  const arm = [undefined, 0.315, 0.33, 0.345][i % 4]
  return {
    heightCm,
    inseamCm: Math.round(heightCm * share),
    armCm: arm === undefined ? undefined : Math.round(heightCm * arm),
  }
})

const hasHeight = (row: BicycleRow, { heightCm }: Body) => heightCm >= row.heightFrom && heightCm <= row.heightTo
const hasInseam = ({ inseamFrom, inseamTo }: BicycleRow, { inseamCm }: Body) =>
  inseamFrom === null || inseamTo === null || (inseamCm >= inseamFrom && inseamCm <= inseamTo)

function judged({ rows }: MakersTable, body: Body, riding: Riding): 'within' | 'said' | 'beside' | 'silent' {
  const advice = adviseSize(
    body,
    riding,
    { rows, clearanceCm: null },
    rows.map(({ size }) => size),
  )
  const isInTable = rows.some((row) => hasHeight(row, body))
  if (!advice) return 'silent'
  if (advice.state === 'outside') return isInTable ? 'beside' : 'said'
  if (!isInTable) return advice.doubts.length > 0 ? 'beside' : 'silent'
  const best = rows.some((row) => hasHeight(row, body) && hasInseam(row, body))
  const isWithin = hasHeight(advice.row, body) && (hasInseam(advice.row, body) || !best)
  if (!hasInseam(advice.row, body) && !advice.doubts.some(({ kind }) => kind === 'inseam')) return 'silent'
  return isWithin ? 'within' : 'beside'
}

const brenta: Pick<BicycleChart, 'rows' | 'clearanceCm'> = {
  clearanceCm: 3,
  rows: (
    [
      ['S', 160, 171, 755, 378],
      ['M', 170, 180, 790, 390],
      ['L', 179, 188, 820, 402],
      ['XL', 187, 196, 848, 414],
    ] as const
  ).map(([size, heightFrom, heightTo, standoverMm, reachMm]) => ({
    size,
    heightFrom,
    heightTo,
    standoverMm,
    reachMm,
    inseamFrom: null,
    inseamTo: null,
    seatTubeMm: null,
    stackMm: null,
  })),
}
const offered = brenta.rows.map(({ size }) => size)
const sizeFor = (heightCm: number, inseamCm: number, riding: Riding = 'mixed', armCm?: number) => {
  const advice = adviseSize({ heightCm, inseamCm, armCm }, riding, brenta, offered)
  return advice?.state === 'fits' ? advice.row.size : advice
}

describe('the size of a bicycle', () => {
  it('for sixty bodies and the tables of twenty models is within them, and never outside without a word', () => {
    expect(makersTables).toHaveLength(20)
    expect(bodies).toHaveLength(60)
    const verdicts = makersTables.flatMap((table) =>
      bodies.flatMap((body) =>
        ridings.map((riding) => ({ table, body, riding, verdict: judged(table, body, riding) })),
      ),
    )
    const count = (verdict: string) => verdicts.filter((one) => one.verdict === verdict).length
    const answered = count('within') + count('beside')
    process.stdout.write(
      `sizes: ${count('within')} of ${answered} within the makers' tables, ${count('said')} said to be outside, ${count('silent')} outside without a word\n`,
    )
    expect(verdicts.filter(({ verdict }) => verdict === 'silent')).toEqual([])
    expect(count('within') / answered).toBeGreaterThanOrEqual(0.95)
  })

  it('says what stays above the tube, and why it is not the next one', () => {
    const advice = adviseSize({ heightCm: 178, inseamCm: 83 }, 'mixed', brenta, offered)
    expect(advice).toMatchObject({
      state: 'fits',
      row: { size: 'M' },
      clearanceCm: 4,
      doubts: [{ kind: 'next-clearance', size: 'L', cm: 1, least: 3 }],
    })
  })

  it('says when a body is smaller or taller than all sizes, and recommends none', () => {
    expect(sizeFor(158, 74)).toEqual({ state: 'outside', side: 'below', limitCm: 160 })
    expect(sizeFor(199, 93)).toEqual({ state: 'outside', side: 'above', limitCm: 196 })
    expect(adviseSize({ heightCm: 178, inseamCm: 83 }, 'mixed', brenta, ['54', '56'])).toBeUndefined()
  })

  it('between two sizes goes by kind of riding and arms, and names the other one', () => {
    expect([sizeFor(179, 84, 'fast'), sizeFor(179, 86, 'travel')]).toEqual(['M', 'L'])
    expect([sizeFor(179, 85, 'mixed', 56), sizeFor(180, 86, 'mixed', 66)]).toEqual(['M', 'L'])
    const doubtsOf = (...[heightCm, inseamCm, riding]: [number, number, Riding]) => {
      const advice = adviseSize({ heightCm, inseamCm }, riding, brenta, offered)
      return advice?.state === 'fits' ? advice.doubts.map(({ kind }) => kind) : []
    }
    expect(doubtsOf(180, 86, 'mixed')).toContain('between')
    expect(doubtsOf(180, 86, 'fast')).toContain('riding')
  })

  it('says it when the size itself leaves too little above the tube', () => {
    const advice = adviseSize(
      { heightCm: 172, inseamCm: 76 },
      'mixed',
      { ...brenta, rows: brenta.rows.slice(1) },
      offered,
    )
    expect(advice).toMatchObject({ row: { size: 'M' }, doubts: [{ kind: 'clearance', size: 'M', cm: -3, least: 3 }] })
  })

  it('reads a number between two of the table as standing between them', () => {
    const rows = (makersTables.find(({ model }) => model.startsWith('Synapse')) as MakersTable).rows
    const advice = adviseSize({ heightCm: 177, inseamCm: 83 }, 'mixed', { rows, clearanceCm: null }, ['55'])
    expect(advice?.state === 'fits' && advice.possible.map(({ size }) => size)).toContain('55')
  })
})

describe.each([0, 1])('bodies on a border or with unusual legs, on half %i of the tables', (half) => {
  const legsOk = (row: BicycleRow, { inseamCm }: Body) =>
    row.inseamFrom === null
      ? hasHeight(row, { heightCm: inseamCm / 0.467, inseamCm })
      : hasInseam(row, { heightCm: 0, inseamCm })
  const cases = makersTables.flatMap(({ rows }, i) =>
    i % 2 !== half
      ? []
      : Array.from({ length: 53 }, (_, at) => 148 + at).flatMap((heightCm) =>
          [0.44, 0.467, 0.495].map((share) => ({ rows, body: { heightCm, inseamCm: Math.round(heightCm * share) } })),
        ),
  )

  it('are told of a second size in 95 of 100, and get one of the right ones', () => {
    const judged = cases.flatMap(({ rows, body }) => {
      const right = rows.filter((row) => hasHeight(row, body))
      const advice = adviseSize(
        body,
        'mixed',
        { rows, clearanceCm: null },
        rows.map(({ size }) => size),
      )
      if (right.length === 0 || advice?.state !== 'fits') return []
      const at = rows.indexOf(advice.row)
      const ends = right.flatMap((row) => [body.heightCm - row.heightFrom, row.heightTo - body.heightCm])
      const isBorder = right.length === 2 && Math.min(...ends) === 0
      const isUnusual = Math.abs(body.inseamCm - body.heightCm * 0.467) >= 3
      const hasOther = [rows[at - 1], rows[at + 1]].some((row) => row && legsOk(row, body))
      return [
        {
          isRight: right.includes(advice.row),
          isDoubtful: isBorder || (isUnusual && hasOther),
          isTold: advice.doubts.length > 0,
        },
      ]
    })
    const doubtful = judged.filter(({ isDoubtful }) => isDoubtful)
    const share = doubtful.filter(({ isTold }) => isTold).length / doubtful.length
    process.stdout.write(
      `sizes: a doubt is told to ${(share * 100).toFixed(1)} % of ${doubtful.length} (half ${half})\n`,
    )
    expect(doubtful.length).toBeGreaterThan(400)
    expect(share).toBeGreaterThanOrEqual(0.95)
    expect(judged.every(({ isRight }) => isRight)).toBe(true)
  })
})

const anyTable = fc.constantFrom(...makersTables)
const anyBody = fc.record({
  heightCm: fc.integer({ min: 130, max: 215 }),
  share: fc.double({ min: 0.4, max: 0.54, noNaN: true }),
  arm: fc.option(fc.double({ min: 0.27, max: 0.39, noNaN: true }), { nil: undefined }),
  riding: fc.constantFrom(...ridings),
})
type AnyBody = typeof anyBody extends fc.Arbitrary<infer B> ? B : never
const bodyOf = ({ heightCm, share, arm }: AnyBody): Body => ({
  heightCm,
  inseamCm: Math.round(heightCm * share),
  armCm: arm === undefined ? undefined : Math.round(heightCm * arm),
})
const standoverAt = (rows: BicycleRow[]) => rows.map((row, i) => ({ ...row, standoverMm: 700 + i * 28 }))

describe('whatever the body and the table', () => {
  const chartOf = ({ rows }: MakersTable) => ({ rows: standoverAt(rows), clearanceCm: 3 })
  const adviceFor = (table: MakersTable, any: AnyBody) =>
    adviseSize(
      bodyOf(any),
      any.riding,
      chartOf(table),
      table.rows.map(({ size }) => size),
    )

  it('a size has the height in its range, and what is outside all ranges is said to be', () => {
    fc.assert(
      fc.property(anyTable, anyBody, (table, any) => {
        const advice = adviceFor(table, any)
        const body = bodyOf(any)
        const isInTable = table.rows.some((row) => hasHeight(row, body))
        if (advice?.state === 'outside') return !isInTable
        // Between two sizes that leave a centimetre free either is named with the other one as its doubt.
        return advice !== undefined && (hasHeight(advice.row, body) || (!isInTable && advice.doubts.length > 0))
      }),
      { numRuns: 3_000 },
    )
  })

  it('who is taller and otherwise the same never gets a smaller size', () => {
    fc.assert(
      fc.property(anyTable, anyBody, fc.integer({ min: 1, max: 12 }), (table, any, taller) => {
        const rows = table.rows.toSorted(bySize)
        const at = (heightCm: number) => {
          const body = { ...bodyOf(any), heightCm }
          const advice = adviseSize(
            body,
            any.riding,
            chartOf({ ...table, rows }),
            rows.map(({ size }) => size),
          )
          return advice?.state === 'fits' ? rows.findIndex(({ size }) => size === advice.row.size) : undefined
        }
        const [small, large] = [at(any.heightCm), at(any.heightCm + taller)]
        return small === undefined || large === undefined || large >= small
      }),
      { numRuns: 3_000 },
    )
  })

  it('legs that the table does not give a size, and a tube that is too near, are always told', () => {
    fc.assert(
      fc.property(anyTable, anyBody, (table, any) => {
        const advice = adviceFor(table, any)
        if (advice?.state !== 'fits') return true
        const kinds = advice.doubts.map(({ kind }) => kind)
        const isTold = hasInseam(advice.row, bodyOf(any)) || kinds.includes('inseam')
        return isTold && ((advice.clearanceCm ?? 3) >= 3 || kinds.includes('clearance'))
      }),
      { numRuns: 3_000 },
    )
  })
})
