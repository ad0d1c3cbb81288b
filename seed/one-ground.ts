import sharp from 'sharp'

/**
 * Puts photos of articles on the white ground of the others: `node seed/one-ground.ts seed/images/abb-berici.webp …`, which
 * writes in place. The ground is what can be reached from the edge without a step. It becomes white, except the shadow
 * at the foot: there the picture is darker than a curved plane laid through the ground's light. Name the change in NOTICE and `cut` in images.json.
 */
const stepOver = 7
/** Of a ground outside the shadow, of 255. */
const darkest = 115
const mostTint = 45
/** No article reaches so near the edge. */
const margin = 0.06
/** Of the plane: what is darker was no ground. */
const dimmest = 0.8
const featherPx = 1.2
const foot = { from: 0.78, to: 0.86, edge: 0.1 }
/** Of a light that rises by x and y up to the second power. */
const terms = (x: number, y: number) => [1, x, y, x * x, x * y, y * y]

const within = (share: number) => Math.min(1, Math.max(0, share))
/** How much of a shadow stays: none above the foot, none at the edge. */
const shadowAt = (x: number, y: number) =>
  within((y - foot.from) / (foot.to - foot.from)) * within(Math.min(x, 1 - x, 1 - y) / foot.edge)

interface Picture {
  data: Buffer
  width: number
  height: number
}

/** 255 where the ground is. */
function groundOf({ data, width, height }: Picture): Uint8Array {
  const ground = new Uint8Array(width * height)
  const open: number[] = []
  const reach = (at: number) => {
    if (ground[at]) return
    ground[at] = 255
    open.push(at)
  }
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) reach(y * width + x)
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) reach(y * width + x)
  const step = (a: number, b: number) =>
    Math.max(...[0, 1, 2].map((channel) => Math.abs((data[a * 3 + channel] ?? 0) - (data[b * 3 + channel] ?? 0))))
  const isMargin = (at: number) =>
    Math.min(at % width, width - (at % width)) < margin * width || at < margin * width * height
  const isGround = (at: number) => {
    const parts = [...data.subarray(at * 3, at * 3 + 3)]
    const dark = Math.min(...parts)
    return at / width / height > foot.from || isMargin(at) || (Math.max(...parts) - dark < mostTint && dark > darkest)
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width
    const neighbours = [x > 0 && at - 1, x < width - 1 && at + 1, at >= width && at - width, at + width]
    for (const next of neighbours)
      if (next !== false && next < ground.length && step(at, next) < stepOver && isGround(next)) reach(next)
  }
  return ground
}

/** Least squares by elimination. */
function fitted(points: readonly { row: number[]; value: number }[]): number[] {
  const size = terms(0, 0).length
  const table = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (__, j) => points.reduce((sum, { row }) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0)),
    points.reduce((sum, { row, value }) => sum + (row[i] ?? 0) * value, 0),
  ])
  for (const [i, pivot] of table.entries()) {
    for (const [j, line] of table.entries()) {
      const share = (line[i] ?? 0) / (pivot[i] ?? 1)
      if (j !== i) for (let k = i; k <= size; k++) line[k] = (line[k] ?? 0) - share * (pivot[k] ?? 0)
    }
  }
  return table.map((line, i) => (line[size] ?? 0) / (line[i] ?? 1))
}

async function onWhite(file: string): Promise<void> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const ground = groundOf({ data, width, height })
  const soft = await sharp(Buffer.from(ground), { raw: { width, height, channels: 1 } })
    .blur(featherPx)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const spot = (at: number) => [(at % width) / width, Math.floor(at / width) / height] as const
  const place = (at: number) => terms(...spot(at))
  const known = [...ground.keys()].filter((at) => ground[at] && at % 37 === 0)
  const out = Buffer.from(data)
  for (const channel of [0, 1, 2]) {
    const light = fitted(known.map((at) => ({ row: place(at), value: data[at * 3 + channel] ?? 0 })))
    for (const at of ground.keys()) {
      const share = (soft[at] ?? 0) / 255
      if (share === 0) continue
      const here = data[at * 3 + channel] ?? 0
      const lit = place(at).reduce((sum, term, i) => sum + term * (light[i] ?? 0), 0)
      const shadow = shadowAt(...spot(at))
      const isShaded = shadow > 0
      const lifted = within(here / (lit * (isShaded ? 0.94 : dimmest)))
      const white = 255 * (isShaded ? 1 - (1 - lifted) * shadow : lifted)
      out[at * 3 + channel] = Math.round(white * share + here * (1 - share))
    }
  }
  await sharp(out, { raw: { width, height, channels: 3 } }).webp({ quality: 86 }).toFile(file)
}

for (const file of process.argv.slice(2)) await onWhite(file)
