import type { IncomingHttpHeaders } from 'node:http'

const robot = /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit/i

/** Set by pages on calls for such a visit. */
export const automatic = { purpose: 'prefetch' } as const

/** A declared robot, or a browser's prefetch. */
export function isAutomatic(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz']
  return String(purpose ?? '').includes('prefetch') || robot.test(headers['user-agent'] ?? '')
}
