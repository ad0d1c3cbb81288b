import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#shared/domain/platform/language.ts'

/** The language of messages: `Accept-Language` (it, else en); none: it. */
export function requestLanguage(request: FastifyRequest): Language {
  const header = request.headers['accept-language']
  if (!header) return 'it'
  const requested = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], quality: Number(quality ?? 1) }
    })
    .filter((w) => w.quality > 0)
    .sort((a, b) => b.quality - a.quality)
  const first = requested.map((w) => w.language).find(isLanguage)
  if (first) return first
  return requested.some((w) => w.language === '*') ? 'it' : 'en'
}

/** Addresses that are never pages and have no language: an unknown one is a plain 404. */
const machinePath = /^\/(?:api|images|assets|health|metrics|setup|order|mcp)(?=[/?]|$)/
export const isForMachines = (address: string): boolean => machinePath.test(address)

/** Whether the bare header contains no choice of English; false where it needs parsing. */
export function hasNotChosenEnglish(cookies: string | undefined): boolean {
  if (!cookies?.includes('lang')) return true
  return /(?:^|; )lang=it(?:;|$)/.test(cookies) && cookies.split('lang').length === 2
}
