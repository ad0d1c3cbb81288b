import type { Language } from '#shared/domain/platform/language.ts'

export function LanguageFlag({ language }: { language: Language }) {
  return language === 'it' ? (
    <svg width="21" height="14" viewBox="0 0 3 2" aria-hidden="true">
      <path fill="#008c45" d="M0 0h1v2H0z" />
      <path fill="#f4f5f0" d="M1 0h1v2H1z" />
      <path fill="#cd212a" d="M2 0h1v2H2z" />
    </svg>
  ) : (
    <svg width="21" height="14" viewBox="0 0 60 40" aria-hidden="true">
      <path fill="#012169" d="M0 0h60v40H0z" />
      <path stroke="#fff" strokeWidth="8" d="m0 0 60 40M60 0 0 40" />
      <path stroke="#c8102e" strokeWidth="3" d="m0 0 60 40M60 0 0 40" />
      <path stroke="#fff" strokeWidth="13" d="M30 0v40M0 20h60" />
      <path stroke="#c8102e" strokeWidth="8" d="M30 0v40M0 20h60" />
    </svg>
  )
}
