import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  actionOfKey,
  fittedSize,
  type Key,
  maxScale,
  minScale,
  startZoom,
  type ZoomAction,
  type ZoomState,
  zoomReducer,
} from './image-zoom.ts'

const photos = [
  { width: 1600, height: 1067 },
  { width: 800, height: 1200 },
  { width: 600, height: 600 },
]
const frame = { width: 1200, height: 800 }
const opened = zoomReducer(startZoom(photos, 0), { type: 'resize', frame })
const run = (actions: readonly ZoomAction[], from: ZoomState = opened) => actions.reduce(zoomReducer, from)
const press = (key: string, held: Partial<Key> = {}) =>
  actionOfKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held }, photos.length)
const keys = (...pressed: string[]) =>
  run(
    pressed.map((key) => {
      const action = press(key)
      if (!action) throw new Error(`${key} does nothing`)
      return action
    }),
  )

const side = fc.integer({ min: 1, max: 4000 })
const size = fc.record({ width: side, height: side })
const coordinate = fc.double({ min: -3000, max: 3000, noNaN: true })
const point = fc.record({ x: coordinate, y: coordinate })
const action: fc.Arbitrary<ZoomAction> = fc.oneof(
  fc.record({ type: fc.constant('show' as const), index: fc.integer({ min: -50, max: 50 }) }),
  fc.record({ type: fc.constant('move' as const), by: fc.constantFrom<1 | -1>(1, -1) }),
  fc.record({
    type: fc.constant('zoom' as const),
    factor: fc.oneof(fc.constantFrom(1.5, 1 / 1.5), fc.double({ min: 0.01, max: 50, noNaN: true })),
    at: fc.option(point, { nil: undefined }),
  }),
  fc.record({ type: fc.constant('toggle' as const), at: point }),
  fc.record({ type: fc.constant('centre' as const), at: point }),
  fc.record({ type: fc.constant('pan' as const), by: point }),
  fc.record({ type: fc.constant('reset' as const) }),
  fc.record({ type: fc.constant('resize' as const), frame: size }),
)
const album = fc.array(size, { minLength: 1, maxLength: 9 })
const history = fc.array(action, { maxLength: 40 })

describe('the viewer, whatever is done to it', () => {
  it('keeps the scale between 0.5 and 5', () => {
    fc.assert(
      fc.property(album, history, (pictures, actions) => {
        const { scale } = run(actions, startZoom(pictures, 0))
        return scale >= minScale && scale <= maxScale
      }),
    )
  })

  it('shows a small photo no larger than it is, until it is zoomed', () => {
    const small = run([{ type: 'show', index: 2 }])
    expect(fittedSize(small)).toEqual({ width: 600, height: 600 })
    expect(fittedSize(opened)).toEqual({ width: 800 * (1600 / 1067), height: 800 })
  })

  it('never lets the photo leave the frame: no gap on one side while it overflows the other', () => {
    fc.assert(
      fc.property(album, history, (pictures, actions) => {
        const state = run(actions, startZoom(pictures, 0))
        const fitted = fittedSize(state)
        for (const [offset, shown, room] of [
          [state.offset.x, fitted.width * state.scale, state.frame.width],
          [state.offset.y, fitted.height * state.scale, state.frame.height],
        ] as const) {
          expect(Math.abs(offset)).toBeLessThanOrEqual(Math.max(0, (shown - room) / 2) + 1e-6)
        }
      }),
    )
  })

  it('always shows one of the photos', () => {
    fc.assert(
      fc.property(album, history, (pictures, actions) => {
        const { index } = run(actions, startZoom(pictures, 0))
        return Number.isInteger(index) && index >= 0 && index < pictures.length
      }),
    )
  })

  it('comes back to the whole photo with 0, and 0 again changes nothing', () => {
    fc.assert(
      fc.property(album, history, (pictures, actions) => {
        const once = zoomReducer(run(actions, startZoom(pictures, 0)), { type: 'reset' })
        expect(once).toMatchObject({ scale: 1, offset: { x: 0, y: 0 } })
        expect(zoomReducer(once, { type: 'reset' })).toEqual(once)
      }),
    )
  })

  it('wraps: as many steps right as there are photos end where they began', () => {
    fc.assert(
      fc.property(album, fc.integer({ min: 0, max: 8 }), fc.constantFrom<1 | -1>(1, -1), (pictures, start, by) => {
        const first = startZoom(pictures, start)
        expect(run(Array<ZoomAction>(pictures.length).fill({ type: 'move', by }), first).index).toBe(first.index)
      }),
    )
  })

  it('keeps the point under the pointer where it is while nothing is clamped', () => {
    const inner = fc.double({ min: -300, max: 300, noNaN: true })
    fc.assert(
      fc.property(fc.double({ min: 1.2, max: 4, noNaN: true }), inner, inner, (factor, x, y) => {
        const state = run([{ type: 'zoom', factor, at: { x, y } }])
        expect((x - state.offset.x) / state.scale).toBeCloseTo(x, 6)
        expect((y - state.offset.y) / state.scale).toBeCloseTo(y, 6)
      }),
    )
  })
})

describe('the keys of the viewer', () => {
  it.each([
    [['+'], 1.5],
    [['='], 1.5],
    [['+', '+'], 2.25],
    [['+', '+', '+'], 3.375],
    [['+', '+', '+', '+'], 5],
    [['+', '+', '+', '+', '+'], 5],
    [['-'], 1 / 1.5],
    [['_'], 1 / 1.5],
    [['-', '-'], 0.5],
    [['-', '-', '-'], 0.5],
    [['+', '+', '0'], 1],
  ])('%j ends at scale %d', (pressed, scale) => {
    expect(keys(...pressed).scale).toBeCloseTo(scale, 10)
  })

  it.each([
    [['ArrowRight'], 1],
    [['ArrowLeft'], 2],
    [['ArrowRight', 'ArrowRight', 'ArrowRight'], 0],
    [['End'], 2],
    [['End', 'Home'], 0],
  ])('%j shows photo %d, whole again', (pressed, index) => {
    expect(keys('+', ...pressed)).toMatchObject({ index, scale: 1 })
  })

  it('pans 80 px with Shift and an arrow when zoomed, and does nothing at scale 1', () => {
    const right = press('ArrowRight', { shiftKey: true }) as ZoomAction
    const down = press('ArrowDown', { shiftKey: true }) as ZoomAction
    expect(run([right, down]).offset).toEqual({ x: 0, y: 0 })
    expect(run([right, down], keys('+', '+')).offset).toEqual({ x: -80, y: -80 })
  })

  it.each(['ctrlKey', 'metaKey', 'altKey'] as const)('leaves every key with %s to the browser', (held) => {
    for (const key of ['+', '-', '0', 'ArrowLeft', 'Home']) expect(press(key, { [held]: true })).toBeUndefined()
  })

  it('leaves Tab, Enter, Space and letters to the browser', () => {
    for (const key of ['Tab', 'Enter', ' ', 'a', 'Escape']) expect(press(key)).toBeUndefined()
  })
})

describe('the pointer in the viewer', () => {
  const at = { x: 100, y: -50 }

  it('zooms to 2.25 at the point of a double click, and back with another one', () => {
    const close = run([{ type: 'toggle', at }])
    expect(close).toMatchObject({ scale: 2.25, offset: { x: -125, y: 62.5 } })
    expect(run([{ type: 'toggle', at }], close)).toMatchObject({ scale: 1, offset: { x: 0, y: 0 } })
    expect(run([{ type: 'toggle', at }], keys('-')).scale).toBe(1)
  })

  it('brings a clicked point to the middle when zoomed, and ignores the click otherwise', () => {
    expect(run([{ type: 'centre', at }]).offset).toEqual({ x: 0, y: 0 })
    expect(run([{ type: 'centre', at }], keys('+', '+')).offset).toEqual({ x: -100, y: 50 })
  })

  it('drags only when zoomed', () => {
    const drag: ZoomAction = { type: 'pan', by: { x: 40, y: 30 } }
    expect(run([drag]).offset).toEqual({ x: 0, y: 0 })
    expect(run([drag], keys('-')).offset).toEqual({ x: 0, y: 0 })
    expect(run([drag], keys('+', '+')).offset).toEqual({ x: 40, y: 30 })
  })
})
