/** Italian is the default; anything else falls back to it. */
export const languages = ['it', 'en'] as const
export type Language = (typeof languages)[number]

export function isLanguage(value: unknown): value is Language {
  return value === 'it' || value === 'en'
}

const prefixed = /^\/en(?=[/?#]|$)/

/** The language of the page at an address: English ones have their prefix, Italian ones none. */
export function languageAt(address: string): Language {
  return prefixed.test(address) ? 'en' : 'it'
}

/** The page's address in a language, of one without a prefix: "/?q=casco" is "/en?q=casco" in English. */
export function addressIn(address: string, language: Language): string {
  return language === 'en' ? `/en${address.replace(/^\/(?=[?#]|$)/, '')}` : address
}

/** The same address without its prefix: "/en?q=casco" is "/?q=casco". */
export function withoutLanguage(address: string): string {
  return address.replace(prefixed, '').replace(/^(?!\/)/, '/')
}
