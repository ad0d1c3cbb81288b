import type { Language } from '#shared/domain/platform/language.ts'

interface PlainPage {
  title: string
  text: string
  button: { href: string; label: string }
}

/** A page of one sentence and one button that needs neither data nor files of the build. Its texts hold nothing from outside. */
export function plainPage(language: Language, { title, text, button }: PlainPage): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>
<body style="margin:0;background:#FCF4F1;color:#13221D;font:400 17px/1.5 system-ui,sans-serif"><main style="max-width:640px;margin:12vh auto;padding:0 20px"><div style="background:#fff;border:1.5px solid #13221D;border-top:9px solid #C23818;padding:32px"><h1 style="margin:0 0 12px;line-height:1.1">${title}</h1><p style="margin:0 0 24px">${text}</p><a href="${button.href}" style="display:inline-block;padding:12px 24px;background:#0C4334;color:#fff;font-weight:600;text-decoration:none">${button.label}</a></div></main></body></html>`
}
