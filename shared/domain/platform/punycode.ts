// RFC 3492: its parameters for names of hosts.
const [base, low, high, skew, damp, firstBias, firstPoint] = [36, 1, 26, 38, 700, 72, 128] as const

/** The letters of one label of a host: "xn--mnchen-3ya" is "münchen". @throws RangeError for what encodes nothing */
export function labelFromAscii(label: string): string {
  if (!/^xn--/i.test(label)) return label
  const encoded = label.slice('xn--'.length)
  const at = encoded.lastIndexOf('-')
  const points = [...encoded.slice(0, Math.max(0, at))].map((letter) => letter.codePointAt(0) ?? 0)
  const digits = [...encoded.slice(at + 1)].map((digit) => Number.parseInt(digit, base))
  let point: number = firstPoint
  let bias: number = firstBias
  let place = 0
  for (let next = 0; next < digits.length; ) {
    const before = place
    for (let weight = 1, k = base; ; k += base) {
      // Digits are a to z, then 0 to 9: the other way round than parseInt has them.
      const digit = ((digits[next++] ?? Number.NaN) + 26) % base
      if (Number.isNaN(digit)) throw new RangeError(label)
      place += digit * weight
      const limit = Math.min(high, Math.max(low, k - bias))
      if (digit < limit) break
      weight *= base - limit
    }
    const count = points.length + 1
    bias = biasAfter(place - before, count, before === 0)
    point += Math.floor(place / count)
    place %= count
    points.splice(place++, 0, point)
  }
  return String.fromCodePoint(...points)
}

function biasAfter(step: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(step / (isFirst ? damp : 2))
  delta += Math.floor(delta / count)
  let k = 0
  for (; delta > ((base - low) * high) / 2; k += base) delta = Math.floor(delta / (base - low))
  return k + Math.floor(((base - low + 1) * delta) / (delta + skew))
}
