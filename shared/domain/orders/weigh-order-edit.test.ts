import { expect, it } from 'vitest'
import { shippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import type { EarnedCoupon } from '#shared/domain/pricing/earned-coupons.ts'
import { totalsOf } from '#shared/domain/pricing/totals.ts'
import { worthOfUnits } from '#shared/domain/pricing/worth-of-units.ts'
import { type ChangeableOrder, weighChange } from './weigh-order-edit.ts'

const policy = { flatFeeCents: 4_900, freeOverCents: 5_000 }
const here = { isOtherZone: false, policyFor: () => policy, policyBefore: () => policy }

/** Numbers that are the same in each run. */
function drawer(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface BoughtLine {
  line: number
  bought: number
  left: number
  unitCents: number
  discountCents: number
}

/** A paid order with what its edits have done to its money. */
class PaidOrder {
  lines: BoughtLine[]
  codes: EarnedCoupon[]
  shippingCents: number
  /** Paid, less refunds. */
  heldCents: number
  keptShippingCents = 0
  keptCodeCents = 0
  /** Of additions that stand. */
  asked: number[] = []

  constructor(draw: (below: number) => number) {
    const goods = Array.from({ length: 1 + draw(3) }, (_, i) => {
      return { line: i + 1, productId: i + 1, quantity: 1 + draw(5), unitCents: 199 + draw(4_000) }
    })
    const kind = (['percent', 'amount', 'delivery'] as const)[draw(3)] ?? 'percent'
    const value = kind === 'percent' ? 1 + draw(30) : kind === 'amount' ? 100 + draw(2_500) : 0
    const minimumCents = draw(9_000)
    const terms = { code: 'A', kind, value, minimumCents, isCombinable: true, productIds: null }
    const totals = totalsOf(goods, policy, draw(2) === 0 ? [terms] : [])
    this.lines = goods.map(({ line, quantity, unitCents }, i) => {
      return { line, unitCents, bought: quantity, left: quantity, discountCents: totals.lineDiscounts[i] ?? 0 }
    })
    this.codes = totals.codes.map((code) => ({
      ...code,
      minimumCents,
      isReached: true,
      lines: goods.map((g) => g.line),
    }))
    this.shippingCents = totals.shippingCents
    this.heldCents = totals.totalCents
  }

  get goodsCents() {
    return this.lines.reduce((sum, { left, unitCents }) => sum + left * unitCents, 0)
  }

  get askedCents() {
    return this.asked.reduce((sum, cents) => sum + cents, 0)
  }

  /** An order of the rest alone, with the codes that it still earns. */
  get costCents() {
    const isLost = this.codes.some(({ minimumCents }) => this.goodsCents < minimumCents)
    const discount = this.lines.reduce(
      (sum, line) => sum + line.discountCents - discountOf(line, line.bought - line.left),
      0,
    )
    const isFree = !isLost && this.codes.some(({ deliveryCents }) => deliveryCents > 0)
    return this.goodsCents - (isLost ? 0 : discount) + (isFree ? 0 : shippingCents(this.goodsCents, policy))
  }

  /** The worth of units, for the refund of a person who charges nothing. */
  takeOff(line: BoughtLine, units: number) {
    const { bought: quantity, left } = line
    this.heldCents -= worthOfUnits({ ...line, quantity, refundedQuantity: quantity - left }, units)
    line.left -= units
  }

  amend(quantities: ReadonlyMap<number, number>) {
    const all = this.lines.reduce((sum, { bought, unitCents }) => sum + bought * unitCents, 0)
    const order: ChangeableOrder = {
      ...{ isPaid: true, isAddition: false, codes: this.codes, subtotalCents: 0, discountCents: 0 },
      lines: this.lines
        .filter(({ left }) => left > 0)
        .map(({ bought, left, ...line }) => ({
          ...{ ...line, quantity: left, boughtQuantity: bought, refundedQuantity: bought - left },
          ...{ size: '', category: 'componenti', shelf: null, weightGrams: null },
        })),
      shippingCents: this.shippingCents,
      keptShippingCents: this.keptShippingCents,
      keptCodeCents: this.keptCodeCents,
      askedCents: this.askedCents,
      boughtShippingCents: shippingCents(all, policy),
    }
    const requests = [...quantities].map(([line, quantity]) => ({ line, quantity, size: '' }))
    const effect = weighChange(order, requests, here)
    this.heldCents -= effect.refundCents
    this.keptShippingCents += effect.kept.shippingCents
    this.keptCodeCents += effect.kept.codeCents
    if (effect.additionCents > 0) this.asked.push(effect.additionCents)
    for (const line of this.lines) line.left = quantities.get(line.line) ?? line.left
    return effect
  }

  cancelAdditions() {
    this.asked = []
  }
}

const discountOf = ({ bought, unitCents, discountCents }: BoughtLine, units: number) =>
  units * unitCents - worthOfUnits({ quantity: bought, unitCents, discountCents, refundedQuantity: 0 }, units)

it('takes pieces off a paid order in any steps for what the rest costs (20,000 orders, seed 49)', () => {
  const draw = drawer(49)
  for (let n = 0; n < 20_000; n++) {
    const order = new PaidOrder(draw)
    const steps: string[] = [JSON.stringify([order.lines, order.codes])]
    for (let step = 0; step < 6; step++) {
      const whole = order.lines.reduce((sum, { left }) => sum + left, 0)
      const open = order.lines.filter(({ left }) => left > 0)
      const line = open[draw(open.length)]
      if (whole < 2 || !line) break
      const units = Math.min(whole - 1, 1 + draw(line.left))
      const way = draw(8)
      if (way === 0) order.cancelAdditions()
      else if (way === 1) order.takeOff(line, units)
      steps.push(`${way} ${line.line} ${units}`)
      if (way < 2) continue
      const effect = order.amend(new Map([[line.line, line.left - units]]))
      const of = `${steps.join('\n')}\n${JSON.stringify(effect.kept)}`
      expect(Math.min(effect.refundCents, effect.additionCents, order.heldCents), of).toBeGreaterThanOrEqual(0)
      expect(Math.min(order.keptShippingCents, order.keptCodeCents), of).toBeGreaterThanOrEqual(0)
      // An addition that was asked for once does not become less: all that was kept has gone back before.
      const surplusCents = order.heldCents + order.askedCents - order.costCents
      const isAllBack = order.keptShippingCents + order.keptCodeCents === 0
      expect(isAllBack ? Math.min(0, surplusCents) : surplusCents, of).toBe(0)
      if (order.askedCents === 0) expect(surplusCents, of).toBe(0)
    }
  }
})

it('asks again for what no one has paid: the delivery of an addition that was cancelled', () => {
  const order = new PaidOrder(() => 0)
  order.lines = [{ line: 1, bought: 4, left: 4, unitCents: 2_600, discountCents: 0 }]
  Object.assign(order, { codes: [], shippingCents: 0, heldCents: 10_400 })
  const taken = [3, 2, 1].map((quantity) => {
    const { refundCents, kept, additionShippingCents } = order.amend(new Map([[1, quantity]]))
    order.cancelAdditions()
    return [refundCents, kept.shippingCents, additionShippingCents]
  })
  expect(taken).toEqual([
    [2_600, 0, 0],
    [2_600, 0, 0],
    [0, 2_600, 2_300],
  ])
})
