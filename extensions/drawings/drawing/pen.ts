import { between, direction, leftOf, moved, type Point } from '../bicycle/bicycle-geometry.ts'
import type { Curve } from '../bicycle/frame-tubes.ts'

/** The workshop's colours: flat, without gradients. */
export const inks = {
  ink: '#13221d',
  paper: '#f6e9e5',
  shade: '#e8d5ce',
  white: '#fff',
  steel1: '#e4e8e5',
  steel2: '#bfc8c4',
  steel3: '#8f9b96',
  steel4: '#5d6d68',
  steel5: '#41514c',
  steel6: '#2c3a35',
  red: '#c23818',
  pink: '#f7cbc7',
  brass: '#e1af4a',
  tan: '#d9a878',
  leather: '#8a5a34',
} as const

/** One decimal is a quarter of a millimetre on paper; without a zero that says nothing. */
export const short = (value: number): string => {
  const text = String(Number(value.toFixed(1)))
  if (text === '-0') return '0'
  return text.replace(/^(-?)0\./, '$1.')
}

/** `name="value"` of those that are said. */
function attributes(of: Readonly<Record<string, string | number>>): string {
  return Object.entries(of)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : value}"`)
    .join('')
}

type Look = Readonly<Record<string, string | number>>
export type Pen = ReturnType<typeof penAt>

/**
 * Writes shapes of a side view as SVG. Points are millimetres, forwards and upwards of the bottom bracket; widths of
 * lines are those of the paper.
 */
export function penAt(origin: Point, scale: number) {
  const onPaper = (p: Point): Point => ({ x: origin.x + p.x * scale, y: origin.y - p.y * scale })
  const at = (p: Point): string => {
    const { x, y } = onPaper(p)
    return `${short(x)} ${short(y)}`.replace(' -', '-')
  }
  const line = (points: readonly Point[]) => `M${points.map(at).join('L')}`
  const area = (points: readonly Point[]) => `${line(points)}z`
  const path = (d: string | readonly string[], look: Look = {}) =>
    `<path${attributes(look)} d="${typeof d === 'string' ? d : d.join('')}"/>`
  const circle = (center: Point, radius: number, look: Look = {}) => {
    const { x, y } = onPaper(center)
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * scale)}"${attributes(look)}/>`
  }

  /** A tube from one point to another. */
  const tube = (from: Point, to: Point, width: number, widthThere = width) => {
    const left = leftOf(direction(from, to))
    return area([
      moved(from, left, width / 2),
      moved(to, left, widthThere / 2),
      moved(to, left, -widthThere / 2),
      moved(from, left, -width / 2),
    ])
  }

  /** A bent tube: its middle is a Bézier curve. */
  const bent = (curve: Curve, width: number, widthThere: number, steps = 8) => {
    const upper: Point[] = []
    const lower: Point[] = []
    for (let i = 0; i <= steps; i++) {
      const share = i / steps
      const left = leftOf(
        direction(pointOf(curve, Math.max(0, share - 0.02)), pointOf(curve, Math.min(1, share + 0.02))),
      )
      const half = (width + (widthThere - width) * share) / 2
      upper.push(moved(pointOf(curve, share), left, half))
      lower.unshift(moved(pointOf(curve, share), left, -half))
    }
    return area([...upper, ...lower])
  }

  /** A shape written in millimetres around a point ("M-20 14L14 22z"), turned anticlockwise by degrees. */
  const shape = (around: Point, written: string, turn = 0) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    return written.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, a, b) => {
      const [x, y] = [Number(a), Number(b)]
      return at({ x: around.x + x * cos - y * sin, y: around.y + x * sin + y * cos })
    })
  }

  /** Several areas with one outline and no lines where they meet. */
  const united = (areas: readonly string[], fill: string, outline = 4.8) =>
    path(areas, { fill, 'stroke-width': outline, 'paint-order': 'stroke' })

  /** A line with an edge of ink on both sides. */
  const edged = (d: string, width: number, stroke: string, look: Look = {}) =>
    path(d, { 'stroke-width': width + 2.2, ...look }) +
    path(d, { stroke, 'stroke-width': Math.max(width - 2.2, 1), ...look })

  return { onPaper, at, line, area, path, circle, tube, bent, shape, united, edged, scale }
}

export function pointOf([a, b, c, d]: Curve, share: number): Point {
  const [ab, bc, cd] = [between(a, b, share), between(b, c, share), between(c, d, share)]
  return between(between(ab, bc, share), between(bc, cd, share), share)
}

/** A belt or chain round circles of the paper, each run clockwise (1) or not (-1). */
export function loopRound(circles: readonly { x: number; y: number; r: number; turn: 1 | -1 }[]): string {
  const legs = circles.map((a, i) => {
    const b = circles[(i + 1) % circles.length] ?? a
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const angle = Math.atan2(dy, dx) + Math.asin((a.r * a.turn - b.r * b.turn) / Math.hypot(dx, dy))
    const out = { x: Math.sin(angle), y: -Math.cos(angle) }
    return { from: moved(a, out, a.r * a.turn), to: moved(b, out, b.r * b.turn) }
  })
  const start = legs[0]?.from ?? { x: 0, y: 0 }
  const runs = legs.map(({ to }, i) => {
    const next = (i + 1) % circles.length
    const { x, y, r, turn } = circles[next] ?? { x: 0, y: 0, r: 0, turn: 1 as const }
    const off = legs[next]?.from ?? start
    const swept = (Math.atan2(off.y - y, off.x - x) - Math.atan2(to.y - y, to.x - x)) * turn
    const whole = 2 * Math.PI
    const isLarge = ((swept % whole) + whole) % whole > Math.PI
    const arc = `A${short(r)} ${short(r)} 0 ${isLarge ? 1 : 0} ${turn > 0 ? 1 : 0} ${short(off.x)} ${short(off.y)}`
    return `L${short(to.x)} ${short(to.y)}${arc}`
  })
  return `M${short(start.x)} ${short(start.y)}${runs.join('')}z`
}
