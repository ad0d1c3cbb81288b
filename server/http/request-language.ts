import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#shared/domain/language.ts'

/** The language of messages: `Accept-Language` (it, else en); none: it (rule 404). */
export function requestLanguage(request: FastifyRequest): Language {
  const header = request.headers['accept-language']
  if (!header) return 'it'
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], quality: Number(quality ?? 1) }
    })
    .filter((w) => w.quality > 0)
    .sort((a, b) => b.quality - a.quality)
  const first = wanted.map((w) => w.language).find(isLanguage)
  if (first) return first
  return wanted.some((w) => w.language === '*') ? 'it' : 'en'
}

/** The language of a page: the choice saved in the browser, else Italian. */
export function pageLanguage(request: FastifyRequest): Language {
  const saved = request.cookies.lang
  return isLanguage(saved) ? saved : 'it'
}

/** The same from the bare header; undefined where it takes a closer look to say. */
export function savedLanguage(cookies: string | undefined): Language | undefined {
  if (!cookies?.includes('lang')) return 'it'
  const saved = /(?:^|; )lang=(it|en)(?:;|$)/.exec(cookies)?.[1]
  return saved !== undefined && isLanguage(saved) && cookies.split('lang').length === 2 ? saved : undefined
}
